import type { Jackpot } from '#app/api/contract/casino.ts'
import type { Fault, Outline } from '#app/api/contract/faults.ts'
import type { Widget } from '#app/api/contract/widgets.ts'
import { failed, type Known, known } from '#app/domain/known.ts'
import type { PageContent } from '#app/domain/pages/draft.ts'
import { pageAt } from '#app/domain/pages/index.ts'
import { type Checked, faultsOf, linksOf, pathsOf, picturesOf } from '#app/domain/problems/index.ts'
import type { ContentLink, PathState } from '#app/domain/problems/links.ts'
import { outlineOf } from '#app/domain/problems/outline.ts'
import { pictureFaults } from '#app/domain/problems/pictures.ts'
import type { Records } from '#app/domain/problems/targets.ts'
import { matchAt } from '#app/domain/routeMatch.ts'
import type { AssetService } from '../upstream/assetService.ts'
import { htmlCuts } from './html.ts'

export type FaultOptions = {
  content: PageContent
  records: Omit<Records, 'catalogue' | 'jackpots'>
  /** Origins of other sites whose pictures the policy allows. */
  origins: ReadonlySet<string>
  /** Whether a path is redirected; rejects while that is unknown. */
  isRedirected: (path: string) => Promise<boolean>
  sanitize: (html: string) => Promise<string>
  /** Knows whether pictures exist. @default they are not checked */
  assets?: AssetService | undefined
}

/** What editors see behind a path; the public may not see it now. */
export async function stateOf(
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

/** What `look` finds behind each path that the links lead to. */
export const statesOf = async (
  links: readonly ContentLink[],
  look: (path: string) => Promise<PathState>,
): Promise<Map<string, PathState>> =>
  new Map(await Promise.all(pathsOf(links).map(async (path) => [path, await look(path)] as const)))

/** The jackpots; without them pages work too, so they may not be known. */
const jackpotsOf = ({ jackpotsKnown, catalogue }: PageContent): Promise<Known<readonly Jackpot[]>> =>
  jackpotsKnown().then(
    () => known(catalogue.jackpots),
    () => failed,
  )

/** Checks and describes the widgets of a draft for its editors. Nothing of it runs for the public. */
export function createChecks(options: FaultOptions) {
  const { content, origins, sanitize, assets } = options
  const states = new Map<string, Promise<PathState>>()
  const records = jackpotsOf(content).then(
    (jackpots): Records => ({ ...options.records, catalogue: content.catalogue, jackpots }),
  )

  function look(path: string): Promise<PathState> {
    const state = states.get(path) ?? stateOf(path, options)
    states.set(path, state)
    return state
  }

  return {
    /** All problems of a valid widget. */
    async faults(input: unknown, widget: Widget): Promise<Fault[]> {
      const [html, cuts] =
        widget.type === 'Html' ? await Promise.all([sanitize(widget.html), htmlCuts(widget.html)]) : ['', []]
      const checked: Checked = { input, widget, html, cuts }
      const known = await records
      const links = linksOf(known, checked)
      const pictures = assets ? picturesOf(known, checked, assets.address) : []
      const [states, found] = await Promise.all([
        statesOf(links, look),
        assets?.states(pictures) ?? new Map(),
      ])
      const own = faultsOf({ records: known, origins, links, states }, checked)
      return [...own, ...pictureFaults(pictures, found)]
    },
    /** What fills a widget. */
    outline: async (widget: Widget): Promise<Outline | undefined> => outlineOf(await records, widget),
  }
}

/** Checks and describes one valid widget of a draft. */
export type Checks = ReturnType<typeof createChecks>
