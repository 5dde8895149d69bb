import type { Jackpot } from '#app/api/contract/casino.ts'
import type { Fault } from '#app/api/contract/faults.ts'
import type { Widget } from '#app/api/contract/widgets.ts'
import { failed, type Known, known } from '#app/domain/known.ts'
import type { PageContent } from '#app/domain/pages/draft.ts'
import { pageAt } from '#app/domain/pages/index.ts'
import { type Checked, faultsOf, linksOf, pathsOf } from '#app/domain/problems/index.ts'
import type { PathState } from '#app/domain/problems/links.ts'
import type { Records } from '#app/domain/problems/targets.ts'
import { matchAt } from '#app/domain/routeMatch.ts'
import { htmlCuts } from './html.ts'

export type FaultOptions = {
  content: PageContent
  records: Omit<Records, 'catalogue' | 'jackpots'>
  /** Origins of other sites whose pictures the policy allows. */
  origins: ReadonlySet<string>
  /** Whether a path is redirected; rejects while that is unknown. */
  isRedirected: (path: string) => Promise<boolean>
  sanitize: (html: string) => Promise<string>
}

/** What editors see behind a path; the public may not see it now. */
async function stateOf(
  path: string,
  { content, isRedirected }: Pick<FaultOptions, 'content' | 'isRedirected'>,
): Promise<PathState> {
  const match = matchAt(path)
  // The check of a game needs no info about it.
  const checked = { ...content, forEditors: true, gameInfo: async () => undefined }
  try {
    const page = match && (await pageAt(checked, match))
    if (page) return page.unseen ? 'unseen' : 'page'
    return match?.name === 'winners' || (await isRedirected(path)) ? 'page' : 'none'
  } catch {
    return 'unchecked'
  }
}

/** The jackpots; without them pages work too, so they may not be known. */
const jackpotsOf = ({ jackpotsKnown, catalogue }: PageContent): Promise<Known<readonly Jackpot[]>> =>
  jackpotsKnown().then(
    () => known(catalogue.jackpots),
    () => failed,
  )

/** Checks the widgets of a draft for its editors. Nothing of it runs for the public. */
export function createFaults(options: FaultOptions) {
  const { content, origins, sanitize } = options
  const states = new Map<string, Promise<PathState>>()
  const jackpots = jackpotsOf(content)

  function look(path: string): Promise<PathState> {
    const state = states.get(path) ?? stateOf(path, options)
    states.set(path, state)
    return state
  }

  /** All problems of a valid widget. */
  return async (input: unknown, widget: Widget): Promise<Fault[]> => {
    const isHtml = widget.type === 'Html'
    const [html, cuts] = isHtml ? await Promise.all([sanitize(widget.html), htmlCuts(widget.html)]) : ['', []]
    const checked: Checked = { input, widget, html, cuts }
    const records: Records = { ...options.records, catalogue: content.catalogue, jackpots: await jackpots }
    const paths = pathsOf(linksOf(records, checked))
    const found = await Promise.all(paths.map(async (path) => [path, await look(path)] as const))
    return faultsOf({ records, origins, states: new Map(found) }, checked)
  }
}

/** Checks one valid widget of a draft. */
export type CheckWidget = ReturnType<typeof createFaults>
