import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import game from '#app/platform/messages/game.json' with { type: 'json' }
import live from '#app/platform/messages/live.json' with { type: 'json' }
import { messages as firstPage } from '#app/platform/messages/messages.ts'
import more from '#app/platform/messages/more.json' with { type: 'json' }
import preview from '#app/platform/messages/preview.json' with { type: 'json' }
import first from '#app/platform/messages/ro.json' with { type: 'json' }
import { kitMessages as kit } from '#ui/foundation/messages/kit.ts'
import { renderKitMessages } from '../scripts/messages.ts'
import { files, read } from './files.ts'

const app = { ...first, ...game, ...live, ...more, ...preview }
const messages = { ...firstPage, ...kit, ...game, ...live, ...more, ...preview }
const ids = Object.keys(messages)
const sources = files
  .filter((file) => /^(?:app|ui)\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: read(file) }))

/** Composed message ids, by their prefix and the file that composes them. */
const templates = [
  { prefix: 'menu.', file: 'server/content/words.ts', sign: 'messages[`menu.' },
  { prefix: 'title.', file: 'server/content/words.ts', sign: 'messages[`title.' },
  { prefix: 'description.', file: 'server/content/words.ts', sign: 'messages[`description.' },
  { prefix: 'ui.themeSwitch.', file: 'ui/shell/ThemeSwitch/ThemeSwitch.tsx', sign: '`ui.themeSwitch.' },
  { prefix: 'filters.flag.', file: 'app/lists/filters/QuickRow.tsx', sign: '`filters.flag.' },
  { prefix: 'filters.about.', file: 'app/platform/messages/useFilterWords.ts', sign: '`filters.about.' },
  { prefix: 'live.language.', file: 'app/platform/messages/useLanguageName.ts', sign: '`live.language.' },
  { prefix: 'ui.snackbars.', file: 'ui/feedback/Snackbars/Announcer.tsx', sign: '`ui.snackbars.' },
  { prefix: 'errors.auth.', file: 'app/player/login/refusalMessage.ts', sign: '`errors.auth.' },
  { prefix: 'login.next.', file: 'app/player/login/refusalMessage.ts', sign: '`login.next.' },
  { prefix: 'login.reason.', file: 'app/player/login/LoginStep.tsx', sign: '`login.reason.' },
  { prefix: 'ui.errorPage.', file: 'ui/feedback/ErrorPage/ErrorPage.tsx', sign: '`ui.errorPage.' },
]

const quoted = (id: string) => new RegExp(`['"\`]${id.replaceAll('.', '\\.')}['"\`]`)

test('the words of the kit are joined from all its files', () => {
  expect(read('ui/foundation/messages/kit.ts')).toBe(renderKitMessages())
})

test('kit and app have no message under the same id', () => {
  expect(Object.keys(kit).filter((id) => Object.hasOwn(app, id))).toEqual([])
  expect(ids.length).toBeGreaterThan(50)
})

test('the kit’s messages begin with ui, the app’s do not', () => {
  expect(Object.keys(kit).filter((id) => !id.startsWith('ui.'))).toEqual([])
  expect(Object.keys(app).filter((id) => id.startsWith('ui.'))).toEqual([])
})

test.each(templates)('ids with the prefix $prefix are composed in $file', ({ file, sign }) => {
  expect(read(file)).toContain(sign)
})

test('every message is used', () => {
  const unused = ids.filter(
    (id) =>
      !templates.some(({ prefix }) => id.startsWith(prefix)) &&
      !sources.some(({ text }) => quoted(id).test(text)),
  )
  expect(unused).toEqual([])
})

test('every id that is used has its message', () => {
  const used = sources.flatMap(({ file, text }) =>
    [
      ...text.matchAll(/formatMessage\(\s*\{\s*id:\s*'([^']+)'/g),
      ...text.matchAll(/<Formatted\w+\s+id="([^"]+)"/g),
      ...text.matchAll(/['"`](ui\.[\w.-]*\w)['"`]/g),
    ].map(([, id = '']) => ({ file, id })),
  )
  expect(used.length).toBeGreaterThan(40)
  expect(used.filter(({ id }) => !Object.hasOwn(messages, id))).toEqual([])
})

test('no message is empty, and none begins or ends with a space', () => {
  expect(Object.entries(messages).filter(([, text]) => text === '' || text !== text.trim())).toEqual([])
})

const intl = createIntl({ locale: 'ro', messages })
const plurals = Object.entries(messages).flatMap(([id, text]) => {
  const [, variable] = /\{(\w+), plural,/.exec(text) ?? []
  return variable ? [{ id, text, variable }] : []
})

test('there are messages with plurals', () => {
  expect(plurals.map(({ id }) => id)).toContain('ui.games')
})

test.each(plurals)('UXP-15 $id has the three forms of Romanian and no others', ({ text }) => {
  const forms = [...text.matchAll(/(?:^|[\s}])([\w=]+) \{/g)].map(([, form]) => form)
  expect(forms).toEqual(['one', 'few', 'other'])
})

test.each(plurals)('UXP-15 $id says "de" from twenty on, and only there', ({ id, variable }) => {
  const said = (count: number) =>
    intl.formatMessage({ id: id as keyof typeof messages }, { [variable]: count })
  expect(said(1)).not.toMatch(/\d de /)
  for (const count of [0, 2, 19, 101]) expect(said(count)).toMatch(new RegExp(`\\b${count} (?!de )`))
  for (const count of [20, 21, 100, 120]) expect(said(count)).toMatch(new RegExp(`\\b${count} de `))
})

test.each([
  [0, '0 jocuri'],
  [1, '1 joc'],
  [2, '2 jocuri'],
  [19, '19 jocuri'],
  [20, '20 de jocuri'],
  [21, '21 de jocuri'],
  [100, '100 de jocuri'],
  [101, '101 jocuri'],
  [120, '120 de jocuri'],
])('UXP-15 %i games are %s', (count, expected) => {
  expect(intl.formatMessage({ id: 'ui.games' }, { count })).toBe(expected)
})

/** Files that contain the wrong letters in order to correct or render them. */
const knowing = [
  'sandbox/art/lettering.ts',
  'sandbox/seed/seed.test.ts',
  'app/domain/search/fold.ts',
  'app/domain/search/fold.test.ts',
  'app/domain/search/search.test.ts',
  'app/domain/search/searchReference.test.ts',
]

test('UXP-15 ș and ț are written with the comma below, nowhere with the cedilla', () => {
  const wrong = files
    .filter((file) => /^(?:app|ui|stories|sandbox|server)\//.test(file) && !knowing.includes(file))
    .filter((file) => /[\u015e\u015f\u0162\u0163]|[sStT]\u0327/.test(read(file)))
  expect(wrong).toEqual([])
})
