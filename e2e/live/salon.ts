import type { Locator, Page } from '@playwright/test'

/** Path of the floor of live tables. */
export const SALON = '/cazinou-live/salon'

export const main = (page: Page): Locator => page.getByRole('main')

/** The link of a table, which has all that is said of it in its name. */
export const seatAt = (page: Page, name = 'Blackjack VIP'): Locator =>
  main(page).getByRole('link', { name: new RegExp(`^${name}, `) })

/** The drawn seats of a table, in order. */
export const seatsOf = (page: Page): Locator =>
  seatAt(page).locator('xpath=ancestor::article').locator('[data-free]')

/** The headings of the languages. */
export const languages = (page: Page): Locator => main(page).getByRole('heading', { level: 2 })
