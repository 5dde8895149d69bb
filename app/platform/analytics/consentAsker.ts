import { createExternalStore } from '#app/domain/externalStore.ts'

/** Who asks for consent: our own bar, or the operator's micro-frontend, which then sends `arama:consent`. */
export type ConsentAsker = 'site' | 'micro-frontend'

/** The site asks, unless something else says that it does. */
export const createConsentAsker = () => createExternalStore<ConsentAsker>('site')
