import type { createBrowserRouter } from 'react-router-dom'
import { configure } from 'storybook/test'
import { filterStore } from '#app/filters/filterStore.ts'
import { modalHistory } from '#app/history/modalHistory.ts'
import { heldAddress } from '#app/lib/connection.ts'
import { notices } from '#app/notices/notices.ts'
import { noticesWanted } from '#app/notices/notify.ts'
import { jackpotFeed } from '#app/queries/jackpotFeed.ts'
import { takeTyped } from '#app/search/typedAhead.ts'
import { type AnswerOptions, answerCalls } from './answers.ts'
import { recordedAt } from './fixtures/recorded.ts'
import { beginFeed } from './hub.ts'
import { beginSession } from './playerVisit.ts'

type DataRouter = ReturnType<typeof createBrowserRouter>

export type SiteProps = AnswerOptions & {
  /** Address of the page, with its query. */
  path: string
  /** Updates a second of the live feed; without one there is no hub. */
  rate?: number
}

/** Milliseconds for what a page loads with a press; its files come from a server that is busy with others. */
const PATIENCE = 10_000

/** Calls of the present story that nobody recorded. */
let unknown: string[] = []

let router: DataRouter | undefined

/** Which router the present story shows. */
export function noteRouter(own: DataRouter): void {
  router = own
}

const { now } = Date
const tested = import.meta.env.MODE === 'test'

/** The moment of the recording; in tests it stays that moment, for designers time goes on from it. */
function setClock(): void {
  const begun = now()
  Date.now = () => (tested ? recordedAt : recordedAt + now() - begun)
}

function resetClock(): void {
  Date.now = now
}

/** A link that leaves the site would take the story with it. */
function keepHere(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest('a[href]')
  if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault()
}

/** Rooms of the parts of pages that were seen; the colours of labels stand in another sheet. */
const isOfParts = ({ cssRules }: CSSStyleSheet) =>
  [...cssRules].some(({ cssText }) => cssText.includes('data-slice'))

/** Everything that a visit leaves in the browser and in modules. */
function forgetVisit(): void {
  takeTyped()
  modalHistory.close(() => true)
  for (const { id } of notices.getSnapshot()) notices.close(id)
  noticesWanted.set(false)
  heldAddress.set(undefined)
  jackpotFeed.set(undefined)
  filterStore.leave(false)
  sessionStorage.clear()
  localStorage.clear()
  // biome-ignore lint/suspicious/noDocumentCookie: as the site sets them
  for (const name of ['theme', 'motion']) document.cookie = `${name}=; Path=/; Max-Age=0`
  // A story may have hidden the browser's own.
  Reflect.deleteProperty(navigator, 'onLine')
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !isOfParts(sheet))
  for (const flag of ['hydrated', 'keys', 'modal', 'motion']) delete document.documentElement.dataset[flag]
}

type VisitContext = { args: SiteProps; globals: Record<string, unknown> }

/** Begins a visit as nobody's before; the answer ends it. */
export function beginVisit({ args, globals: { theme } }: VisitContext): () => Promise<void> {
  unknown = []
  configure({ asyncUtilTimeout: PATIENCE })
  forgetVisit()
  // Storybook sets it too, but only once the site has read it.
  if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme
  setClock()
  const stopAnswers = answerCalls(args, (call) => unknown.push(call))
  const stopFeed = beginFeed(args.rate)
  const stopSession = beginSession(args.player, (call) => unknown.push(call))
  window.addEventListener('click', keepHere)
  return async () => {
    await stopSession()
    stopFeed()
    forgetVisit()
    window.removeEventListener('click', keepHere)
    stopAnswers()
    resetClock()
  }
}

/** Milliseconds that the first amounts may take; a page that shows an error never has any. */
const AMOUNTS = 2000

/** Waits for the first amounts, which take the place of those that the page came with; a picture shows either. */
async function amountsAreShown(): Promise<void> {
  const until = now() + AMOUNTS
  while (jackpotFeed.getSnapshot() === undefined && now() < until)
    await new Promise((resolve) => setTimeout(resolve, 20))
  await new Promise(requestAnimationFrame)
}

/** Fails the story when the site asked for what nobody recorded, or shows an error that the story does not ask for. */
export async function checkVisit({ args: { path, faults } }: { args: SiteProps }): Promise<void> {
  if (!Object.keys(faults ?? {}).some((call) => '/api/jackpots'.startsWith(call))) await amountsAreShown()
  // Vitest tells the files of one page apart by the time.
  if (tested) resetClock()
  if (unknown.length > 0) {
    const calls = [...new Set(unknown)].join(', ')
    throw new Error(
      `No story knows ${calls}, which the site asked for. Record it: stories/app/fixtures/recorded.ts`,
    )
  }
  if (!faults && router?.state.errors) throw new Error(`The site shows an error in the place of ${path}`)
}
