import createPurifier from 'dompurify'
import * as v from 'valibot'
import type { Slice } from '#app/api/contract/slices.ts'
import { Widget, type WidgetType } from '#app/api/contract/widgets.ts'
import { catalogueOf } from '#app/domain/catalogue.ts'
import { guardNode, htmlPolicy } from '#app/domain/htmlPolicy.ts'
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
    { id: 'video-nil', title: 'Regina Nilului în treizeci de secunde', src: '/media/regina-nilului.webm' },
    { id: 'video-nil-2', title: 'Regina Nilului în treizeci de secunde', src: '/media/regina-nilului.webm' },
  ],
  compliance: globalSettings.compliance,
  sanitize: (html) => purifier.sanitize(html, htmlPolicy),
}

/** Ids that a field may name, for whom a wrong one has to be told. */
export const known: Record<string, readonly string[]> = {
  carousel: source.carousels.map(({ id }) => id),
  category: categories.map(({ id }) => id),
  group: [collectionGroup.id],
  jackpot: jackpots.map(({ id }) => id),
}

/** What is wrong with one field, in Romanian: the path to it, what it needs, what it holds. */
export type Problem = { field: string; text: string }

export type Verdict = { id: string; type: string; slice?: Slice & { type: WidgetType }; problems: Problem[] }

function problemOf(issue: v.BaseIssue<unknown>): Problem {
  const field = issue.path?.map(({ key }) => String(key)).join('.') ?? ''
  const received = issue.received === 'undefined' ? 'lipsește' : `este ${issue.received}`
  const text = issue.expected
    ? `trebuie să fie ${issue.expected}, dar ${received}`
    : `nu se potrivește (${received})`
  return { field, text }
}

/** Fields that are well formed and name nothing that exists. */
function missingOf(widget: v.InferOutput<typeof Widget>): Problem[] {
  return Object.entries(widget).flatMap(([field, value]) => {
    const ids = known[field]
    if (!ids || ids.includes(String(value))) return []
    return [{ field, text: `„${value}” nu există; există ${ids.join(', ')}` }]
  })
}

const wordOf = (input: unknown, key: string): string => {
  const word: unknown = (input as Record<string, unknown> | null)?.[key]
  return typeof word === 'string' ? word : '?'
}

/** What the site would make of a widget as the CMS sends it. */
export function judge(input: unknown): Verdict {
  const result = v.safeParse(Widget, input)
  const names = { id: wordOf(input, 'id'), type: wordOf(input, 'type') }
  if (!result.success) return { ...names, problems: result.issues.map(problemOf) }
  const problems = missingOf(result.output)
  const slice = sliceOf(source, result.output) as Verdict['slice']
  if (!slice && problems.length === 0) problems.push({ field: '', text: 'nu are nimic de arătat' })
  return { ...names, slice, problems }
}
