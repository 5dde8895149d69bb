import type { CDPSession, Locator, Page } from 'playwright'
import { tokens } from '#tokens/dist/tokens.ts'
import type { Screen } from '../browser.ts'
import { rest } from '../browser.ts'
import { logIn } from '../player/visitor.ts'
import { bringIntoView, findPlace, type Place } from '../watch.ts'
import type { Start } from './record.ts'

type Act = (page: Page, devtools: CDPSession) => Promise<unknown>

/** A motion of the site: what starts it, and how long it takes. */
export type Motion = {
  what: string
  /** Milliseconds. */
  ms: number
  screen: Screen
  path: string
  from: Start
  /** Page by hand with the same kind of motion: a block that moves, or a whole page that fades into another. */
  like: 'block' | 'fade'
  /** Prepares the page; returns what starts the motion, at full speed of the processor. */
  prepare: (page: Page) => Promise<Act>
}

const { duration } = tokens

/** Milliseconds for a page to come to rest after a step. */
const SETTLE = 1500

/** Milliseconds of a drag, and of what the sheet does on its own after it. */
const DRAG = 320
const STEPS = 20

/** A point of the first uncovered match, in view. */
async function placeOf(page: Page, selector: string): Promise<Place> {
  await page.locator(selector).first().waitFor({ state: 'attached' })
  for (let turn = 0; turn < 20; turn += 1) {
    const place = await findPlace(page, selector)
    if (place) return place
    await bringIntoView(page, selector)
    await rest(SETTLE / 5)
  }
  throw new Error(`nothing that can be pressed: ${selector}`)
}

const tap =
  ({ x, y }: Place) =>
  (page: Page) =>
    page.touchscreen.tap(x, y)

const tapped = (selector: string) => async (page: Page) => tap(await placeOf(page, selector))

/** A press of the mouse where it already is, so that nothing but the press moves anything. */
async function pressAt(page: Page, { x, y }: Place): Promise<Act> {
  await page.mouse.move(x, y)
  await rest(SETTLE)
  return async () => {
    await page.mouse.down()
    await page.mouse.up()
  }
}

const pressed = (selector: string) => async (page: Page) => pressAt(page, await placeOf(page, selector))

async function middleOf(locator: Locator): Promise<Place> {
  const box = await locator.boundingBox()
  if (!box) throw new Error(`nothing to be seen of ${locator}`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

const TILE = 'main article h3 a[href^="/joc/"]'
const DIALOG = '[data-open] [role="dialog"]'

async function openDetails(page: Page): Promise<void> {
  await tap(await placeOf(page, TILE))(page)
  await page.locator(DIALOG).waitFor()
  await rest(SETTLE)
}

/** A finger that pulls the sheet up by its head and lets go. */
async function dragSheet(page: Page): Promise<Act> {
  await openDetails(page)
  const box = await page.locator(DIALOG).boundingBox()
  if (!box) throw new Error('no sheet')
  const [x, y] = [box.x + box.width / 2, box.y + 14]
  return async (_, devtools) => {
    const sent: Promise<unknown>[] = []
    // A finger does not wait for the page.
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Place[]) =>
      sent.push(devtools.send('Input.dispatchTouchEvent', { type, touchPoints }))
    send('touchStart', [{ x, y }])
    for (let step = 1; step <= STEPS; step += 1) {
      await rest(DRAG / STEPS)
      send('touchMove', [{ x, y: y - step * 10 }])
    }
    send('touchEnd', [])
    await Promise.all(sent)
  }
}

async function goBack(page: Page): Promise<Act> {
  await openDetails(page)
  return () => page.evaluate(() => void setTimeout(() => history.back()))
}

async function pointAtTile(page: Page): Promise<Act> {
  await page.mouse.move(1, 1)
  const { x, y } = await placeOf(page, TILE)
  return () => page.mouse.move(x, y)
}

/** A player's heart, which a tile shows under the cursor. */
async function pressHeart(page: Page): Promise<Act> {
  await logIn(page)
  await rest(SETTLE)
  const { x, y } = await placeOf(page, TILE)
  await page.mouse.move(x, y)
  const tile = page.locator('main article:hover')
  // The tile may have opened meanwhile, with a heart of its own.
  const heart = tile.locator('button[aria-pressed]').last()
  await heart.waitFor()
  return pressAt(page, await middleOf(heart))
}

async function openSearch(page: Page): Promise<Act> {
  const bar = page.getByRole('navigation', { name: 'Navigare rapidă' })
  return tap(await middleOf(bar.getByRole('button', { name: 'Caută' })))
}

const onPhone = { like: 'block', screen: 'phone', path: '/' } as const
const onDesk = { like: 'block', screen: 'desktop', path: '/' } as const
const page = { ...onPhone, from: { animates: 'main' }, prepare: tapped('nav a[href="/promotii"]') } as const
const sheet = { ...onPhone, from: { animates: '[role="dialog"]' } } as const

export const motions: readonly Motion[] = [
  { ...sheet, what: 'tile → details', ms: duration['sheet-in'], prepare: tapped(TILE) },
  { ...sheet, what: 'details → tile', ms: duration['sheet-out'], prepare: goBack },
  {
    ...sheet,
    what: 'sheet dragged and released',
    ms: DRAG + duration['sheet-out'],
    from: { event: 'touchstart' },
    prepare: dragSheet,
  },
  { ...page, what: 'page change, the old page', ms: duration['page-out'] },
  { ...page, what: 'page change, the new page', ms: duration['page-in'] },
  {
    ...onDesk,
    what: 'hero turned',
    ms: duration.hero,
    from: { animates: '[aria-roledescription="carusel"] *' },
    prepare: pressed('[aria-roledescription="carusel"] [role="toolbar"] button[aria-current="false"]'),
  },
  {
    ...onDesk,
    like: 'fade',
    what: 'theme changed',
    ms: duration.fade,
    from: { animates: 'html' },
    prepare: pressed('button[aria-label^="Temă"]'),
  },
  {
    ...onDesk,
    what: 'tile hovered',
    ms: duration.lift,
    from: { animates: 'main article *' },
    prepare: pointAtTile,
  },
  {
    ...onDesk,
    what: 'tile opened in its row',
    ms: duration.lift,
    from: { animates: '[data-open-tile]' },
    prepare: pointAtTile,
  },
  { ...sheet, what: 'search opened', ms: duration['sheet-in'], prepare: openSearch },
  {
    ...onPhone,
    what: 'tab marked',
    ms: duration.hover,
    path: '/invingatori/recente',
    from: { animates: 'main nav *' },
    prepare: tapped('main nav a[href="/invingatori/jackpot"]'),
  },
  {
    ...onDesk,
    what: 'quick filter pressed',
    ms: duration.hover,
    path: '/toate-jocurile',
    from: { animates: 'main [role="group"] button' },
    prepare: pressed('main [role="group"] button[aria-pressed="false"]'),
  },
  {
    ...onDesk,
    what: 'heart pressed',
    ms: duration.fade,
    from: { animates: 'main article button *' },
    prepare: pressHeart,
  },
]
