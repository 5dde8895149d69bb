import { type BrowserContext, expect, type Page } from '@playwright/test'
import * as state from './pageState.ts'
import { aim, onTop, type Point, pageState } from './pageState.ts'
import type { Place } from './places.ts'
import { dragInward, pointAt, pressAt } from './pointing.ts'
import type { Target } from './pressables.ts'
import * as finding from './pressables.ts'

/** One row of the table: the result of a press, and whether it is the expected one. */
export type Press = { place: string; by: string; what: string; happened: string; verdict: Verdict }

type Verdict = 'works' | 'exempt' | 'dead'
type Outcome = Pick<Press, 'happened' | 'verdict'>

/** Milliseconds in which a press must have an effect; a person would press again after that. */
const REACTION_TIMEOUT = 2500

/** The same for a press that loads a page or a panel, on a busy machine. */
const NAVIGATION_TIMEOUT = 15_000

/** Adds the functions that run in the page as globals, before its scripts. */
export async function prepare(context: BrowserContext): Promise<void> {
  const written = Object.entries({ ...finding, ...state }).map(
    ([name, tool]) =>
      `globalThis.${name} = ${typeof tool === 'function' ? String(tool) : JSON.stringify(tool)}`,
  )
  await context.addInitScript({ content: written.join('\n') })
}

/** Targets to press: of equal ones the first link that navigates and the last; of other parts of a card the first. */
export function chosen(targets: readonly Target[], here: string): Target[] {
  const kinds = Map.groupBy(targets, ({ kind }) => kind)
  return [...kinds.values()].flatMap((alike) => {
    const first = alike.find(({ href }) => href !== here) ?? alike[0]
    const last = alike.at(-1)
    return alike.filter(
      (target) =>
        target === first ||
        (target === last && target.part !== 'name' && (target.part !== 'itself' || !target.ofCard)),
    )
  })
}

const dead = (happened: string): Outcome => ({ happened, verdict: 'dead' })
const works = (happened: string): Outcome => ({ happened, verdict: 'works' })
const exempt = (happened: string): Outcome => ({ happened, verdict: 'exempt' })

const unusable = exempt('is disabled')

type Look = Record<string, string>

/** State of the page; undefined during a navigation. */
const look = (page: Page): Promise<Look | undefined> =>
  page
    .evaluate(() => pageState())
    .catch((error: Error) => {
      if (/context|navigat|frame|not defined/i.test(error.message)) return undefined
      throw error
    })

const changes = (before: Look, after: Look): string[] =>
  Object.keys(before).filter((aspect) => before[aspect] !== after[aspect])

/** A login link opens a dialog here; only a new tab follows its address. */
const asksForLogin = ({ dialog = '' }: Look): boolean => dialog.includes('Intră în cont')

/**
 * Waits for a change of the page; for a link its address or the login dialog, for a button with a dialog that dialog.
 */
async function changed(page: Page, before: Look, popups: readonly Page[], link: boolean) {
  const opens = await page
    .evaluate(() => window.pressed?.matches('[aria-haspopup=dialog]'))
    .catch(() => false)
  const awaited = link ? 'address' : opens ? 'dialog' : undefined
  let after: Look | undefined
  const differs = async () => {
    if (popups.length > 0) return true
    after = await look(page)
    const different = after ? changes(before, after) : []
    if (awaited === 'dialog' && after?.dialog === '') return false
    if (link && after && asksForLogin(after) && !asksForLogin(before)) return true
    return awaited ? different.includes(awaited) : different.length > 0
  }
  const polled = { timeout: awaited ? NAVIGATION_TIMEOUT : REACTION_TIMEOUT, intervals: [25] }
  return expect
    .poll(differs, polled)
    .toBe(true)
    .then(
      () => after,
      () => undefined,
    )
}

/** A navigation is only good if its page has content. */
async function arrived(page: Page, place: Place): Promise<Outcome> {
  await page.waitForLoadState('domcontentloaded')
  const { pathname, search } = new URL(page.url())
  const address = decodeURI(pathname + search)
  const heading = page.getByRole('heading', { level: 1 }).first()
  const title = await heading.textContent({ timeout: NAVIGATION_TIMEOUT }).catch(() => '')
  const lost = title === 'Pagina nu a fost găsită' && place.name !== '404'
  return lost ? dead(`leads to ${address}, which does not exist`) : works(`address ${address}`)
}

/** Result of a press, as text. */
async function judged(page: Page, place: Place, target: Target, before: Look, popups: Page[]) {
  const link = target.href !== '' && !target.href.startsWith('#')
  const after = await changed(page, before, popups, link)
  const [popup] = popups
  if (popup) return works(`opens ${popup.url()} in a page of its own`)
  if (
    !after &&
    (await page.evaluate(
      () => document.activeElement === window.pressed && !window.pressed?.matches('a, button'),
    ))
  )
    return works('has the focus')
  if (!after && (await page.evaluate(() => document.activeElement?.closest('select') !== null)))
    return works('opens its list')
  const here = new URL(page.url()).pathname
  if (!after && link && here.startsWith(`${new URL(target.href, page.url()).pathname}/`))
    return exempt('redirects to this page')
  if (!after) return dead(link ? 'the link leads nowhere' : 'nothing happens')
  const moved = after.address !== before.address
  if (after.dialog && after.dialog !== before.dialog)
    return works(`dialog „${after.dialog}”${moved ? ` at ${after.address}` : ''}`)
  if (moved) return arrived(page, place)
  const [first = ''] = changes(before, after)
  return works(`${first}: ${(after[first] ?? '').replaceAll(/\s+/g, ' ').slice(0, 60)}`)
}

/** Where a target is visible under the pointer, or why it cannot be pressed. */
async function reached(page: Page, place: Place, target: Target, touch: boolean): Promise<Point | Outcome> {
  const point = await page.evaluate(([scope, given]) => aim(scope, given), [place.scope, target] as const)
  if (!point) return dead('no longer in the page')
  if (!touch) await page.mouse.move(point.x, point.y)
  const { seen, cover } = await page.evaluate(([at, part]) => onTop(at, part), [point, target.part] as const)
  if (!seen) return exempt('not shown')
  return cover ? dead(`covered by ${cover}`) : point
}

/** Whether the pressed link is marked as the current page; after Back the address changes before the mark. */
const becomesCurrentPage = (page: Page): Promise<boolean> =>
  page
    .waitForFunction(() => window.pressed?.matches('[aria-current]'), undefined, {
      timeout: REACTION_TIMEOUT,
    })
    .then(
      () => true,
      () => false,
    )

/** Presses one target at its visible part. */
export async function press(page: Page, place: Place, target: Target, touch: boolean): Promise<Outcome> {
  if (target.disabled) return unusable
  if (!touch && target.card) await pointAt(page, place, { ...target, ...target.card, part: 'picture' })
  // An element that moved during the first look is still at the second.
  const first = await reached(page, place, target, touch)
  const point = 'x' in first ? first : await reached(page, place, target, touch)
  if (!('x' in point)) return point
  // A row that had moved when its arrows were listed may be at its start again.
  if (await page.evaluate(() => window.pressed?.matches(':disabled, [aria-disabled=true]'))) return unusable
  if (/^(?:tel|mailto):/.test(target.href)) return works(`would open ${target.href}`)
  if (target.href && new URL(target.href, page.url()).href === page.url())
    return (await becomesCurrentPage(page))
      ? exempt('is marked as the current page')
      : dead('leads to the page that is already open')
  if (await page.evaluate(() => window.pressed?.matches(':not(a)[aria-current=true], [aria-selected=true]')))
    return exempt('is already selected')
  const popups: Page[] = []
  const keep = (popup: Page) => popups.push(popup)
  page.on('popup', keep)
  const before = await look(page)
  await (target.dragged ? dragInward(page, point, touch) : pressAt(page, point, touch))
  const outcome = before ? await judged(page, place, target, before, popups) : dead('the page was gone')
  page.off('popup', keep)
  for (const popup of popups) await popup.close()
  const switched = await page
    .evaluate(() => window.pressed?.matches('[aria-pressed], [aria-checked], [aria-expanded]'))
    // A navigation is running, so it was not a switch.
    .catch(() => false)
  // Restores a switch, which would otherwise filter the list for later presses, and a fold, which would hide them.
  if (switched && /^(?:state|label)/.test(outcome.happened)) await pressAt(page, point, touch)
  return outcome
}
