// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What of the kit has to be heard right: the rows of the accessibility goals, and those that were added to them. */
const rows = [
  'Dialogs',
  'Password prompt',
  'Search',
  'Panel lists',
  'Game lists',
  'Endless list',
  'Own lists',
  'Carousel',
  'Tabs',
  'Filter panel',
  'Range slider',
  'Multi-select',
  'Segments',
  'Theme',
  'Header menus',
  'Account',
  'Tooltip',
  'Snackbars',
  'Favourite',
  'Toggles',
  'Badge',
  'Live seats',
  'Frames',
  'Error pages',
  'Route change',
  'Jackpots',
  'Reality check',
  'Bonus',
  'Play bar',
  'Login',
  'New password',
  'Terms',
  'Session summary',
  'Mirror',
  'Salon',
  'Offline',
  'Night',
]

/** Begin of every test title in this folder up to its colon, with the text of the test. */
const logs = globSync('stories/speech/*.test.tsx').flatMap((file) =>
  readFileSync(file, 'utf8')
    .split(/^test(?=[.(])/m)
    .slice(1)
    .map((text) => ({ row: /['`]([^'`:]+): [^'`]/.exec(text)?.[1], text })),
)

test.each(rows)('%s is listened to', (row) => {
  expect(logs.filter((log) => log.row === row)).not.toHaveLength(0)
})

test('every log belongs to a row', () => {
  expect(logs.filter(({ row }) => !rows.includes(row ?? '')).map(({ text }) => text.slice(0, 60))).toEqual([])
})

test('at least 24 tests read or listen to what was said', () => {
  const heard = logs.filter(({ text }) => /\b(?:said|announced|readPage|readOn)\(\)/.test(text))
  expect(heard.length).toBeGreaterThanOrEqual(24)
})
