// @vitest-environment node
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { expect, test } from 'vitest'
import type { ComponentGuide } from './componentGuide.ts'

/** Folders of the kit whose index exports a component, that is a value with a capital letter. */
const components = globSync('ui/*/*/index.ts')
  .filter((file) => /export \{[^}]*?(?<!type )\b[A-Z]\w*/.test(readFileSync(file, 'utf8')))
  .map((index) => dirname(index).replace(/^ui\//, ''))
  .sort()

/** Components without a look of their own, and those that fill the window, one state at a time. */
const unseen = [
  'feedback/Snackbars',
  'foundation/Link',
  'layout/Page',
  'overlay/Dialog',
  'overlay/Drawer',
  'overlay/ModalStack',
  'overlay/Popover',
  'overlay/Tooltip',
  'shell/SkipLink',
]

const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '')
const storiesOf = (component: string) => read(`stories/ui/${component}.stories.tsx`)
const guides = import.meta.glob<ComponentGuide>('./ui/*/*.guide.ts', { eager: true, import: 'guide' })
const guideOf = (component: string) => guides[`./ui/${component}.guide.ts`]

/** Every room of the kit with what its issue of the specification names; a component that is gone is noticed. */
const rooms: Record<string, string> = {
  controls:
    'Button Checkbox Chip IconButton RangeSlider SearchField SegmentedControl Select Switch Tabs TextField',
  feedback: 'Badge Banner EmptyState ErrorPage Meter OfflineBar Progress Skeleton Snackbars Spinner',
  overlay: 'Dialog Drawer ModalStack Popover Tooltip',
  media: 'Flag HtmlContent Icon LazyImage VideoBlock VideoPreview',
  layout: 'HeroCarousel Page Rail Section VirtualGrid',
  game: 'Amount CollectionCard FavouriteButton GameDetails GameTile JackpotPanel JackpotTicker LiveTile OpenTile ProviderCard RankNumeral SeatStrip WinnerCard',
  player:
    'BalanceToggle BonusCard BonusPopup PlayerMessage PromotionCard RealityCheck SafePlaySheet SessionClock WebMessage',
  browse: 'AppliedFilters FilterGroup FilterPanel SearchPanel SortMenu',
  shell:
    'ChatToggle ComplianceFooter ComplianceStrip Header MenuDrawer OverflowNav PlayBar PreviewBar QuietMode SkipLink SubMenu TabBar ThemeSwitch UserArea WidgetOutline',
}
const promised = Object.entries(rooms).flatMap(([room, names]) =>
  names.split(' ').map((name) => `${room}/${name}`),
)

test.each(promised)('the kit has %s', (component) => {
  expect(components).toContain(component)
})

test.each(components)('%s has stories, the first of them Default', (component) => {
  expect(storiesOf(component)).toMatch(/^export const (\w+): Story/m)
  expect(/^export const (\w+): Story/m.exec(storiesOf(component))?.[1]).toBe('Default')
})

test.each(components)('%s has a written page: each of its parts says something', (component) => {
  const guide = guideOf(component)
  expect(guide).toBeDefined()
  if (!guide) return
  const { keys, status: _, ...rest } = guide
  for (const part of Object.values(rest).flat()) expect(part.trim().length).toBeGreaterThan(2)
  for (const list of [guide.anatomy, guide.use, guide.avoid, guide.related])
    expect(list.length).toBeGreaterThan(0)
  for (const [key, effect] of keys) expect(key && effect).toBeTruthy()
})

test.each(components)(
  'the status of %s is also a tag of its stories, which the sidebar shows',
  (component) => {
    const { status } = guideOf(component) ?? {}
    const [, tags = ''] = /^const meta = \{.*?\btags: \[([^\]]*)\]/ms.exec(storiesOf(component)) ?? []
    for (const is of ['draft', 'beta', 'deprecated']) expect(tags.includes(`'${is}'`)).toBe(status?.is === is)
    if (status) expect(status.since).toMatch(/^\d{4}-\d\d-\d\d$/)
    if (status?.instead) expect(components).toContain(status.instead)
  },
)

test.each(components)('the neighbours of %s exist', (component) => {
  for (const neighbour of guideOf(component)?.related ?? []) expect(components).toContain(neighbour)
})

test.each(components.filter((component) => (guideOf(component)?.keys.length ?? 0) > 0))(
  '%s can be pressed, and a story presses it',
  (component) => {
    expect(storiesOf(component)).toMatch(/play(?:: async|: shows|: \()|play,/)
  },
)

test.each(components.filter((component) => !unseen.includes(component)))(
  '%s has its variants and states on one page',
  (component) => {
    expect(storiesOf(component)).toMatch(/^export const (?:Matrix|States\w*): Story/m)
  },
)

/** Their examples have labels of their own, in words. */
const labelled = [
  'browse/QuietStatus',
  'controls/RangeSlider',
  'controls/Select',
  'controls/Switch',
  'controls/TextField',
  'feedback/Meter',
  'feedback/Progress',
  'game/Amount',
  'game/GameTile',
  'game/LiveTile',
  'layout/Rail',
  'layout/Section',
]

test.each(components.filter((component) => ![...unseen, ...labelled].includes(component)))(
  'the variants and states of %s stand under words',
  (component) => {
    const [matrix = ''] = /^export const (?:Matrix|States\w*): Story.*/ms.exec(storiesOf(component)) ?? []
    expect(matrix).toMatch(/<Examples\s+words=|under\('|matrixOf\(/)
  },
)

test('what has no look is still there', () => {
  expect(unseen.filter((component) => !components.includes(component))).toEqual([])
})

test('every story file shows a component that exists', () => {
  const shown = globSync('stories/ui/*/*.stories.tsx').map(
    (file) => `${basename(dirname(file))}/${basename(file, '.stories.tsx')}`,
  )
  expect(shown.filter((component) => !components.includes(component))).toEqual([])
})
