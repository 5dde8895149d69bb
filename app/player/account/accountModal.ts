import type { AccountPage } from '#app/domain/accountLinks.ts'
import { createExternalStore } from '#app/domain/externalStore.ts'

/** The account page that is open in a modal over the site (MNU-10). */
export const accountModal = createExternalStore<AccountPage | undefined>(undefined)

export const openAccount = (page: AccountPage): void => accountModal.set(page)
export const closeAccount = (): void => accountModal.set(undefined)
