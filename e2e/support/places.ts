import type { Page } from '@playwright/test'
import { whenFullList } from './lists.ts'
import { pressMiddle } from './press.ts'
import type { Scope } from './pressables.ts'
import { expect } from './test.ts'

/** A place of the site in which everything is pressed. */
export type Place = {
  name: string
  path: string
  scope: Scope
  /** Opens the panel on the page. */
  open?: (page: Page) => Promise<void>
}

const within = (path: string, name = path): Place => ({ name, path, scope: 'main' })
const around = (path: string, name: string): Place => ({ name, path, scope: 'shell' })
const panel = (name: string, path: string, open: (page: Page) => Promise<void>): Place => ({
  name,
  path,
  scope: 'dialog',
  open,
})

const dialog = (page: Page) => page.getByRole('dialog')

/** The largest first, so that the last ones to end are short. */
export const places: Place[] = [
  within('/cazinou-live'),
  within('/'),
  around('/', 'around the lobby'),
  around('/cazinou-live', 'around the live lobby'),
  around('/invingatori/recente', 'around the winners'),
  within('/toate-jocurile'),
  within('/categorii/toate-sloturile'),
  within('/colectii'),
  within('/colectii/egiptul-antic'),
  within('/furnizori'),
  within('/furnizori/cuprum-play'),
  within('/jackpots'),
  within('/jackpots/foc-de-arama'),
  within('/joc/diamant-40'),
  within('/compara?jocuri=diamant-40,regina-nilului', '/compara'),
  within('/cazinou-live/salon?limba=ro&miza=peste-100', '/cazinou-live/salon'),
  within('/liste'),
  within('/promotii'),
  within('/promotii/turneul-castelului'),
  within('/turnee'),
  within('/invingatori/recente'),
  within('/invingatori/jackpot'),
  within('/invingatori/hol-de-faima'),
  within('/pagina/joc-responsabil'),
  within('/utilizator/preferate'),
  within('/nu-exista', '404'),
  panel('details', '/jackpots/foc-de-arama', (page) => pressMiddle(page.locator('main article img').first())),
  panel('search', '/', async (page) => {
    await page
      .getByRole('button', { name: /^Caută/ })
      .filter({ visible: true })
      .first()
      .click()
    await dialog(page).getByRole('combobox').fill('regina')
    await expect(dialog(page).getByRole('option').first()).toBeVisible()
  }),
  panel('filters', '/toate-jocurile', async (page) => {
    await whenFullList(page)
    await page
      .getByRole('button', { name: /^Filtre/ })
      .first()
      .click()
    await expect(dialog(page).getByRole('checkbox').first()).toBeVisible()
  }),
]

/** Places that only exist on touch devices. */
export const onlyByTouch = [panel('menu', '/', (page) => page.getByRole('button', { name: 'Meniu' }).click())]
/** Phones navigate to the game's own address. */
export const onlyByMouse = [
  panel('help', '/', (page) => page.keyboard.press('Shift+?')),
  around('/play/diamant-40/demo', 'around a game'),
]
