import { useMemo } from 'react'
import { type IntlShape, useIntl } from 'react-intl'
import { rtpBands } from '#app/domain/filters/bands.ts'
import type { FilterWords } from '#app/domain/filters/items.ts'
import type { Choice } from '#app/domain/filters/parts.ts'
import type { AmountRange, FlagKind, GroupKind, RangeKind } from '#app/domain/filters/state.ts'
import type more from '#app/platform/messages/more.json'
import type first from '#app/platform/messages/ro.json'
import { languageName } from '#app/platform/messages/useLanguageName.ts'
import { useCount } from '#ui/foundation/counted.ts'

type TextId = Extract<keyof typeof more | keyof typeof first, `filters.${string}`>
type Values = Record<string, string | number>
type Say = (id: TextId, values?: Values) => string

const flagIds: { readonly [Kind in FlagKind]: TextId } = {
  jackpot: 'filters.flag.jackpot',
  bonus: 'filters.flag.bonus',
  gamble: 'filters.flag.gamble',
  openTable: 'filters.flag.openTable',
  availableSeat: 'filters.flag.availableSeat',
}

const groupIds: { readonly [Kind in GroupKind]: TextId } = {
  provider: 'filters.group.provider',
  category: 'filters.group.category',
  collection: 'filters.group.collection',
  features: 'filters.group.features',
  labels: 'filters.group.labels',
  volatility: 'filters.group.volatility',
  rtp: 'filters.group.rtp',
  lines: 'filters.group.lines',
  reel: 'filters.group.reel',
  language: 'filters.group.language',
}

/** Every word of the filters; `option` names a chip, `short` the same option under the name of its group. */
export type Words = FilterWords & {
  say: Say
  /** Number of games, with its noun. */
  games: (count: number) => string
  lei: (amount: number) => string
  group: (kind: GroupKind) => string
  /** What the options of a group mean, if their names do not say it. */
  about: (kind: GroupKind) => string | undefined
  short: (kind: GroupKind, id: string, name: string) => string
}

function bandWords(id: string, say: Say): string {
  const { from, to } = rtpBands.find((band) => band.id === id) ?? {}
  if (from === undefined) return say('filters.rtp.under', { to: to ?? 100 })
  return to === undefined ? say('filters.rtp.from', { from }) : say('filters.rtp.between', { from, to })
}

function chipWords(kind: GroupKind, id: string, name: string, say: Say): string {
  switch (kind) {
    case 'volatility':
      return say('filters.chip.volatility', { level: id })
    case 'rtp':
      return say('filters.chip.rtp', { band: bandWords(id, say) })
    case 'lines':
      return say('filters.chip.lines', { count: Number(id) })
    case 'reel':
      return say('filters.chip.reel', { count: Number(id) })
    default:
      return name
  }
}

function rangeWords(kind: RangeKind, [min, max]: AmountRange, say: Say, number: (value: number) => string) {
  const name = say(kind === 'betAmount' ? 'filters.bet' : 'filters.win')
  const [from, to] = [number(min), number(max)]
  if (max === 0) return say('filters.chip.from', { name, from })
  if (min === 0) return say('filters.chip.to', { name, to })
  return min === max
    ? say('filters.chip.exact', { name, from })
    : say('filters.chip.between', { name, from, to })
}

function lockWords({ kind }: Choice, say: Say): string {
  if (kind === 'provider') return say('filters.locked.provider')
  if (kind === 'category') return say('filters.locked.category')
  return say(kind === 'collection' ? 'filters.locked.collection' : 'filters.locked')
}

function wordsOf({ formatMessage, formatNumber }: IntlShape, games: Words['games']): Words {
  const say: Say = (id, values) => formatMessage({ id }, values)
  const amount = (value: number) =>
    formatNumber(value, { minimumFractionDigits: Number.isInteger(value) ? 0 : 2 })
  return {
    say,
    games,
    lei: (value) => formatMessage({ id: 'ui.amount.lei' }, { amount: amount(value) }),
    flag: (kind) => say(flagIds[kind]),
    group: (kind) => say(groupIds[kind]),
    about: (kind) => (kind === 'rtp' || kind === 'volatility' ? say(`filters.about.${kind}`) : undefined),
    option: (kind, id, name) => chipWords(kind, id, name, say),
    short(kind, id, name) {
      if (kind === 'volatility') return say('filters.volatility', { level: id })
      if (kind === 'rtp') return bandWords(id, say)
      return kind === 'lines' || kind === 'reel' ? formatNumber(Number(id)) : name
    },
    range: (kind, range) => rangeWords(kind, range, say, amount),
    search: (text) => say('filters.chip.search', { text }),
    language: (id) => languageName({ formatMessage }, id),
    locked: (choice) => lockWords(choice, say),
  }
}

/** The words of the filters in the reader's language. */
export function useFilterWords(): Words {
  const intl = useIntl()
  const { count } = useCount()
  return useMemo(() => wordsOf(intl, count), [intl, count])
}
