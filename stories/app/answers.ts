import type { Slice } from '#app/api/contract/slices.ts'
import { type Fault, setFaults, suffer } from './faults.ts'
import catalogue from './fixtures/catalogue.json'
import others from './fixtures/others.json'
import pages from './fixtures/pages.json'
import slices from './fixtures/slices.json'
import { negotiation } from './hub.ts'
import { inStories } from './pictures.ts'
import { answerFor, nameOf, type StoryPlayer } from './player.ts'
import {
  gatewayAddress,
  hubAddress,
  messagesAddress,
  microFrontendsAddress,
  specialsAddress,
} from './services.ts'

export { mend } from './faults.ts'

export type AnswerOptions = {
  /** Faults by the beginning of the call, such as `/api/jackpots` or `/api/pages?path=/jackpots`. */
  faults?: Record<string, Fault>
  /** Bodies that replace the recorded ones, by call. */
  answers?: Record<string, unknown>
  /** Changes slices for this story: longer, emptier. */
  edit?: (slice: Slice) => Slice
  /** Highest number of parts of a page; rendering all of a lobby takes time. */
  parts?: number
  /** The logged-in player. @default a guest */
  player?: StoryPlayer
}

type Page = { page: { parts: unknown[] }; slices: string[] } | { redirect: string }

const all = new Map(Object.entries(slices as unknown as Record<string, Slice>))

/** Standard responses: no feature is switched on, the site has no message. */
const standing: Record<string, unknown> = {
  '/api/feature-toggles': { featureToggle: [] },
  '/sandbox/messages/webmessages?target=web': [],
  '/sandbox/messages/webmessages?target=mobile': [],
}

function recorded(
  call: URL,
  name: string,
  { answers = {}, edit = (slice) => slice, parts, player }: AnswerOptions,
): unknown {
  if (name in answers) return answers[name]
  const own = answerFor(player, name) ?? standing[name]
  if (own !== undefined) return own
  const sliceAt = (hash: string) => {
    const slice = all.get(hash)
    return slice && inStories(edit(slice))
  }
  const [, , kind, hash = ''] = call.pathname.split('/')
  if (kind === 'catalogue') return hash ? catalogue.lines : { hash: catalogue.hash }
  if (kind === 'build') return others['/api/build']
  if (kind !== 'pages') return (others as Record<string, unknown>)[name]
  const page = (pages as Record<string, unknown>)[call.searchParams.get('path') ?? ''] as Page | undefined
  if (!page || 'redirect' in page) return page
  const shown = { ...page.page, parts: page.page.parts.slice(0, parts) }
  return { ...page, page: shown, slices: Object.fromEntries(page.slices.map((own) => [own, sliceAt(own)])) }
}

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

/** Formats a response with one value per line. */
const lines = (values: readonly unknown[]) =>
  new Response(values.map((value) => JSON.stringify(value)).join('\n'))

/** Whether a call goes to the site or to a player's services. */
const isOurs = ({ origin, pathname }: URL): boolean =>
  origin === location.origin &&
  [
    '/api/',
    ...[gatewayAddress, hubAddress, messagesAddress, microFrontendsAddress].map((address) => `${address}/`),
    specialsAddress,
  ].some((beginning) => pathname.startsWith(beginning))

/**
 * Answers the site's calls with the recorded responses, until the returned function is called. `unknown` is called for
 * calls without a recording.
 */
export function answerCalls(options: AnswerOptions, unknown: (call: string) => void): () => void {
  const { fetch } = window
  setFaults(options.faults)
  window.fetch = async (input, init) => {
    const call = new URL(input instanceof Request ? input.url : input, location.origin)
    if (!isOurs(call)) return fetch(input, init)
    const name = nameOf(call, init?.method)
    const status = await suffer(name, init?.signal)
    if (status !== undefined) return json({ code: 'errors.content.page-failed' }, status)
    if (call.pathname.startsWith(hubAddress)) return negotiation()
    const body = recorded(call, name, options)
    if (body === catalogue.lines) return lines(catalogue.lines)
    if (body !== undefined) return json(body)
    unknown(name)
    return json({ code: 'unknown-call' }, 404)
  }
  return () => {
    window.fetch = fetch
  }
}
