import type { AccountPage } from '#app/domain/accountLinks.ts'
import { createExternalStore } from '#app/domain/externalStore.ts'

/** The account page that is open in a modal over the site (MNU-10). */
export const createAccountModal = () => createExternalStore<AccountPage | undefined>(undefined)
