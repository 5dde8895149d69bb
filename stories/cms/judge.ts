import createPurifier from 'dompurify'
import * as v from 'valibot'
import type { Fault } from '#app/api/contract/faults.ts'
import type { Slice } from '#app/api/contract/slices.ts'
import { Widget, type WidgetType } from '#app/api/contract/widgets.ts'
import { catalogueOf } from '#app/domain/catalogue.ts'
import { guardNode, htmlPolicy } from '#app/domain/htmlPolicy.ts'
import { known } from '#app/domain/known.ts'
import { cutsIn } from '#app/domain/problems/html.ts'
import { faultsOf, linksOf, pathsOf, unreadableFaults } from '#app/domain/problems/index.ts'
import type { PathState } from '#app/domain/problems/links.ts'
import type { Records } from '#app/domain/problems/targets.ts'
import { matchAt } from '#app/domain/routeMatch.ts'
import { type SliceSource, sliceOf } from '#app/domain/slices/index.ts'
import { categories } from '#sandbox/fixtures/categories.ts'
import { collectionGroup, collections } from '#sandbox/fixtures/collections.ts'
import { games, jackpots, providers } from '#sandbox/fixtures/games.ts'
import { globalSettings } from '#sandbox/fixtures/settings.ts'
import { slides } from '#sandbox/fixtures/slides.ts'

const purifier = createPurifier(window)
purifier.addHook('afterSanitizeAttributes', guardNode)

/** The content that widgets draw on here: that of the sandbox's fixtures. */
export const source: SliceSource = {
  catalogue: catalogueOf({
    games,
    providers,
    collections,
    collectionGroups: [collectionGroup],
    categories,
    jackpots,
  }),
  carousels: [{ id: 'carousel-casino', lobby: 'Casino', slides }],
  videos: [
    {
      id: 'video-nil',
      title: 'Regina Nilului în treizeci de secunde',
      src: '/media/regina-nilului.webm',
      poster: 'banner-arama',
    },
    {
      id: 'video-nil-2',
      title: 'Regina Nilului în treizeci de secunde',
      src: '/media/regina-nilului.webm',
      poster: 'banner-arama',
    },
  ],
  compliance: globalSettings.compliance,
  sanitize: (html) => purifier.sanitize(html, htmlPolicy),
}

export type Verdict = { id: string; type: string; slice?: Slice & { type: WidgetType }; faults: Fault[] }

const records: Records = { ...source, jackpots: known(jackpots) }

/** Only the paths of the site are known here: which records are behind them is not asked. */
const statesOf = (paths: readonly string[]): Map<string, PathState> =>
  new Map(paths.map((path) => [path, matchAt(path) ? 'page' : 'none']))

const wordOf = (input: unknown, key: string): string => {
  const word: unknown = (input as Record<string, unknown> | null)?.[key]
  return typeof word === 'string' ? word : '?'
}

/** What the site would make of a widget as the CMS sends it, and every problem of it. */
export function judge(input: unknown): Verdict {
  const result = v.safeParse(Widget, input)
  const names = { id: wordOf(input, 'id'), type: wordOf(input, 'type') }
  if (!result.success) return { ...names, faults: unreadableFaults(input, result.issues) }
  const widget = result.output
  const html = widget.type === 'Html' ? source.sanitize(widget.html) : ''
  const cuts = widget.type === 'Html' ? cutsIn(purifier.removed) : []
  const checked = { input, widget, html, cuts }
  const links = linksOf(records, checked)
  const states = statesOf(pathsOf(links))
  const faults = faultsOf({ records, origins: new Set(), links, states }, checked)
  const slice = sliceOf(source, widget) as Verdict['slice']
  if (!slice && faults.length === 0) faults.push({ kind: 'empty' })
  return { ...names, slice, faults }
}
