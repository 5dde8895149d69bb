import type { createBrowserRouter } from 'react-router-dom'
import { configure } from 'storybook/test'
import { createQueryClient } from '#app/content/queryClient.ts'
import { endVisit, storeOf, type Visit } from '#app/platform/visit.ts'
import { createJackpotFeed } from '#app/tiles/jackpots/jackpotFeed.ts'
import { type AnswerOptions, answerCalls } from './answers.ts'
import { setAsking } from './asking.ts'
import { type StoryChat, standInForChat } from './chat.ts'
import { type Circumstances, isChanged, timeAfterRecording, under } from './circumstances.ts'
import { recordedAt } from './fixtures/recorded.ts'
import { beginFeed } from './hub.ts'
import { beginSession } from './playerVisit.ts'

type DataRouter = ReturnType<typeof createBrowserRouter>

export type SiteProps = AnswerOptions & {
  /** Address of the page, with its query. */
  path: string
  /** Updates a second of the live feed; without it there is no hub. */
  rate?: number
  /** Whether the site asks for consent to analytics. */
  asks?: boolean
  /** The chat assistant; without it there is no chat. */
  chat?: StoryChat
}

/** Timeout in milliseconds for content that a press loads; the development server may be busy. */
const PATIENCE = 10_000

/** Calls of the current story without a recording. */
let unknown: string[] = []

let router: DataRouter | undefined

let visit: Visit = createQueryClient()

/** The visit of the current story. */
export const storyVisit = (): Visit => visit

/** Stores the router of the current story. */
export function noteRouter(own: DataRouter): void {
  router = own
}

const { now } = Date
const tested = import.meta.env.MODE === 'test'

/** Sets the time of the recording, or a later one; it is fixed in tests, and advances for designers. */
function setClock(later: number): void {
  const [begun, start] = [now(), recordedAt + later]
  Date.now = () => (tested ? start : start + now() - begun)
}

function resetClock(): void {
  Date.now = now
}

/** Prevents a link from leaving the story. */
function keepHere(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest('a[href]')
  if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault()
}

/** Whether a stylesheet only has stored heights of parts; colours of labels are in another one. */
const isOfParts = ({ cssRules }: CSSStyleSheet) =>
  [...cssRules].some(({ cssText }) => cssText.includes('data-slice'))

/** Removes everything that a visit leaves in the browser. */
function forgetVisit(): void {
  sessionStorage.clear()
  localStorage.clear()
  // biome-ignore lint/suspicious/noDocumentCookie: as the site sets them
  for (const name of ['theme', 'motion', 'consent']) document.cookie = `${name}=; Path=/; Max-Age=0`
  // A story may have overridden it.
  Reflect.deleteProperty(navigator, 'onLine')
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !isOfParts(sheet))
  for (const flag of ['hydrated', 'keys', 'modal', 'motion']) delete document.documentElement.dataset[flag]
}

type VisitContext = { args: SiteProps; globals: Partial<Circumstances> & { theme?: string } }

/** Starts a visit without stored data; the returned function ends it. */
export function beginVisit({ args: own, globals }: VisitContext): () => void {
  const { theme, network } = globals
  const args = under(globals, own)
  unknown = []
  visit = createQueryClient()
  configure({ asyncUtilTimeout: PATIENCE })
  forgetVisit()
  // Storybook sets it too, but only after the site has read it.
  if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme
  if (network === 'offline') Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
  setClock(timeAfterRecording(globals))
  const stopAnswers = answerCalls(args, (call) => unknown.push(call))
  const stopFeed = beginFeed(args.rate)
  setAsking(args.asks ?? false)
  const stopChat = standInForChat(args.chat)
  const stopSession = beginSession(args.player, (call) => unknown.push(call))
  window.addEventListener('click', keepHere)
  return () => {
    endVisit(visit)
    stopSession()
    stopFeed()
    stopChat()
    forgetVisit()
    window.removeEventListener('click', keepHere)
    stopAnswers()
    resetClock()
  }
}

/** Milliseconds to wait for the first amounts; an error page never has any. */
const AMOUNTS = 2000

/** Waits for the first amounts, which replace those of the server, so that pictures are stable. */
async function amountsAreShown(): Promise<void> {
  const until = now() + AMOUNTS
  const jackpots = storeOf(visit, createJackpotFeed)
  while (jackpots.getSnapshot() === undefined && now() < until)
    await new Promise((resolve) => setTimeout(resolve, 20))
  await new Promise(requestAnimationFrame)
}

/** Fails the story if the site sent unknown requests, or shows an unexpected error. */
export async function checkVisit({ args: { path, faults }, globals }: VisitContext): Promise<void> {
  // Only what a story says of itself is recorded.
  if (isChanged(globals)) return
  if (!Object.keys(faults ?? {}).some((call) => '/api/jackpots'.startsWith(call))) await amountsAreShown()
  // Vitest distinguishes the files of a page by the time.
  if (tested) resetClock()
  if (unknown.length > 0) {
    const calls = [...new Set(unknown)].join(', ')
    throw new Error(
      `No story knows ${calls}, which the site asked for. Record it: stories/app/fixtures/recorded.ts`,
    )
  }
  if (!faults && router?.state.errors) throw new Error(`The site shows an error in the place of ${path}`)
}
