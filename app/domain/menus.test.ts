// @vitest-environment node
import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { MenuItem, SubMenuItem } from '#app/api/contract/cms.ts'
import { ShellSlice } from '#app/api/contract/slices.ts'
import messages from '#app/platform/messages/ro.json'
import { categories } from '#sandbox/fixtures/categories.ts'
import { collections } from '#sandbox/fixtures/collections.ts'
import { games } from '#sandbox/fixtures/games.ts'
import { layouts } from '#sandbox/fixtures/layouts.ts'
import { globalSettings } from '#sandbox/fixtures/settings.ts'
import { catalogueOf } from './catalogue.ts'
import { hasLiveLobby, type MenuSource, type MenuWords, mainMenu, subMenu } from './menus.ts'
import { shellSlice } from './shellSlice.ts'

const none = { providers: [], collectionGroups: [], jackpots: [] }
const catalogue = catalogueOf({ games, categories, collections, ...none })

const words = Object.fromEntries(
  Object.entries(messages).flatMap(([key, text]) => (key.startsWith('menu.') ? [[key.slice(5), text]] : [])),
) as MenuWords

const source = (over: Partial<MenuSource> = {}): MenuSource => ({
  catalogue,
  layouts,
  menus: [],
  submenu: [],
  settings: globalSettings,
  words,
  locale: 'ro',
  ...over,
})

const item = (fields: Partial<MenuItem>): MenuItem => ({
  id: 'm',
  type: 'Internal',
  lobby: 'Casino',
  title: 'Intrare',
  isPersonalized: false,
  ...fields,
})

const labels = (entries: { label: string }[]) => entries.map(({ label }) => label)

test.each([
  ['Casino', ['Lobby', 'Jocurile mele', 'Furnizori', 'Jackpoturi', 'Colecții', 'Toate jocurile']],
  ['Live', ['Lobby live', 'Favoritele mele', 'Toate jocurile']],
] as const)('MNU-01 the fixed entries of the lobby %s', (lobby, expected) => {
  expect(labels(mainMenu(source(), lobby))).toEqual(expected)
})

test.each([
  ['Casino', '/toate-jocurile'],
  ['Live', '/cazinou-live/toate-jocurile'],
] as const)('MNU-01 in the lobby %s all games come last', (lobby, expected) => {
  const menus = [item({ lobby, title: 'Promoții', route: 'Promotions' })]
  expect(mainMenu(source({ menus }), lobby).at(-1)?.href).toBe(expected)
})

test.each(['Casino', 'Live'] as const)('MNU-01 the lobby %s lists all games once', (lobby) => {
  const menus = [item({ lobby, type: 'AllGames' }), item({ id: 'n', lobby, route: 'Promotions' })]
  const entries = mainMenu(source({ menus }), lobby)
  expect(entries.filter(({ href }) => href.endsWith('/toate-jocurile'))).toHaveLength(1)
})

test('MNU-01 dynamic entries keep the order of the call and stay in their lobby', () => {
  const menus = [
    item({ id: 'a', title: 'B', type: 'Categories', route: 'casino-top-10', img: 'ranking' }),
    item({ id: 'b', title: 'A', type: 'Collections', route: 'collection-egiptul-antic' }),
    item({ id: 'c', title: 'C', type: 'Categories', lobby: 'Live', route: 'live-toate-mesele' }),
  ]
  expect(mainMenu(source({ menus }), 'Casino').slice(5, -1)).toEqual([
    { id: 'a', label: 'B', href: '/categorii/top-10', icon: 'ranking' },
    { id: 'b', label: 'A', href: '/colectii/egiptul-antic' },
  ])
  expect(labels(mainMenu(source({ menus }), 'Live')).slice(2, -1)).toEqual(['C'])
})

test.each([
  ['a category', { type: 'Categories', route: 'casino-top-10' }, '/categorii/top-10'],
  [
    'a live category',
    { type: 'Categories', route: 'live-toate-mesele' },
    '/cazinou-live/categorii/toate-mesele',
  ],
  ['a collection', { type: 'Collections', route: 'collection-egiptul-antic' }, '/colectii/egiptul-antic'],
  ['a player’s list (RTE-17)', { type: 'Categories', route: 'casino-preferate' }, '/utilizator/preferate'],
  ['the page Promotions', { route: 'Promotions' }, '/promotii'],
  ['the page Tournaments', { route: 'Tournaments' }, '/turnee'],
  ['the page MyLiveGames', { route: 'MyLiveGames' }, '/cazinou-live/utilizator/jocurile-mele'],
  ['the page LiveLobby', { route: 'LiveLobby' }, '/cazinou-live'],
] as const)('MNU-03 an entry leads to %s', (_what, fields, expected) => {
  expect(mainMenu(source({ menus: [item(fields)] }), 'Casino')[5]?.href).toBe(expected)
})

test.each([
  ['an unknown category', { type: 'Categories', route: 'gone' }],
  ['a category under the id of a collection', { type: 'Categories', route: 'collection-egiptul-antic' }],
  ['an unknown collection', { type: 'Collections', route: 'gone' }],
  ['an unknown page', { route: 'Cellar' }],
  ['a name every object has', { route: 'constructor' }],
  ['the prototype', { route: '__proto__' }],
  ['nothing', {}],
] as const)('MNU-03 an entry that leads to %s is dropped', (_what, fields) => {
  expect(mainMenu(source({ menus: [item(fields)] }), 'Casino')).toHaveLength(6)
})

test.each([
  ['a visitor', false, ['Lobby', 'Furnizori', 'Jackpoturi', 'Colecții', 'Toate jocurile']],
  [
    'a player',
    true,
    ['Lobby', 'Jocurile mele', 'Furnizori', 'Jackpoturi', 'Colecții', 'Recente', 'Toate jocurile'],
  ],
])('MNU-02 the entries that %s sees', (_who, isPlayer, expected) => {
  const menus = [item({ title: 'Recente', route: 'Promotions', isPersonalized: true })]
  const entries = mainMenu(source({ menus }), 'Casino')
  expect(labels(entries.filter(({ personalized }) => isPlayer || !personalized))).toEqual(expected)
})

test.each([
  ['a layout of that type', layouts, true],
  ['only other layouts', layouts.filter(({ type }) => type !== 'LiveLobby'), false],
  ['no layouts', [], false],
])('LIV-06 whether there is a live casino with %s', (_with, given, expected) => {
  expect(hasLiveLobby(given)).toBe(expected)
  expect(subMenu(source({ layouts: given })).some(({ href }) => href === '/cazinou-live')).toBe(expected)
})

test('MNU-07 the sub-menu in its order', () => {
  expect(labels(subMenu(source()))).toEqual([
    'Cazino',
    'Câștigători',
    'Cazinou live',
    'Promoții',
    'Sport',
    'Loto',
    'Turnee',
  ])
})

test.each([
  ['sport', 'mobile', '/sandbox/prematch'],
  ['lotto', 'mobile', '/sandbox/prematch/loto'],
  ['tournaments', 'desktop', '/turnee'],
  ['home', undefined, '/'],
  ['promotions', undefined, '/promotii'],
])('MNU-07 the entry %s', (id, only, href) => {
  const entry = subMenu(source()).find((given) => given.id === id)
  expect(entry?.only).toBe(only)
  expect(entry?.href).toBe(href)
})

test.each([
  ['an absolute address', 'https://sport.example', 'https://sport.example', 'https://sport.example/loto'],
  [
    'one with a closing slash',
    'https://sport.example/',
    'https://sport.example',
    'https://sport.example/loto',
  ],
  ['one with a path', 'https://a.example/sport', 'https://a.example/sport', 'https://a.example/sport/loto'],
  ['a script', 'javascript:alert(1)', undefined, undefined],
  ['another origin in disguise', '//evil.example', undefined, undefined],
])('MNU-07 sport and lotto hang on the prematch address: %s', (_what, prematchUrl, sport, lotto) => {
  const entries = subMenu(source({ settings: { ...globalSettings, prematchUrl } }))
  expect(entries.find(({ id }) => id === 'sport')?.href).toBe(sport)
  expect(entries.find(({ id }) => id === 'lotto')?.href).toBe(lotto)
})

test.each<[string, SubMenuItem, string | undefined]>([
  ['a content page', { title: 'x', type: 'ContentPage', slug: 'joc-responsabil' }, '/pagina/joc-responsabil'],
  ['a promotion', { title: 'x', type: 'Promotion', slug: 'vara' }, '/promotii/vara'],
  [
    'an external address',
    { title: 'x', url: 'https://arama.example/jurnal' },
    'https://arama.example/jurnal',
  ],
  [
    'a promotion before its address',
    { title: 'x', type: 'Promotion', slug: 'vara', url: '/y' },
    '/promotii/vara',
  ],
  ['an address when the slug is missing', { title: 'x', type: 'Promotion', url: '/y' }, '/y'],
  ['a script', { title: 'x', url: 'javascript:alert(1)' }, undefined],
  ['nowhere', { title: 'x' }, undefined],
])('MNU-07 a dynamic link to %s', (_what, link, expected) => {
  expect(subMenu(source({ submenu: [link] }))[7]?.href).toBe(expected)
})

const header = (fields: object) => {
  const headerLinks = [
    { id: 'h', label: { ro: 'Știri', en: 'News' }, url: '/pagina/stiri', isNew: false, ...fields },
  ]
  return (locale: string) =>
    shellSlice(source({ locale, settings: { ...globalSettings, headerLinks } }), 'Casino').header
}

test.each([
  ['the label of the locale', {}, 'en', [{ id: 'h', label: 'News', href: '/pagina/stiri' }]],
  ['the Romanian label when there is none', {}, 'de', [{ id: 'h', label: 'Știri', href: '/pagina/stiri' }]],
  ['the flag', { isNew: true }, 'ro', [{ id: 'h', label: 'Știri', href: '/pagina/stiri', isNew: true }]],
  ['nothing without a label', { label: { en: 'News' } }, 'ro', []],
  ['nothing with an empty label', { label: { ro: '' } }, 'ro', []],
  ['nothing with an unsafe address', { url: 'javascript:alert(1)' }, 'ro', []],
])('MNU-04 a header link shows %s', (_what, fields, locale, expected) => {
  expect(header(fields)(locale)).toEqual(expected)
})

test('MNU-05 register and log in accept only addresses that content may link to', () => {
  const account = { register: 'https://cont.example/register', login: 'javascript:alert(1)', embedded: true }
  expect(shellSlice(source({ settings: { ...globalSettings, account } }), 'Casino').account).toEqual({
    register: 'https://cont.example/register',
    login: '/',
    embedded: true,
  })
})

test('CPL-01 unsafe compliance links are dropped, logos with unsafe addresses link to the home page', () => {
  const { compliance } = globalSettings
  const hostile = {
    ...compliance,
    regulator: { ...compliance.regulator, url: 'data:text/html,x' },
    helpline: { ...compliance.helpline, url: '//evil.example', chat: 'javascript:alert(1)' },
    links: [{ id: 'x', label: 'X', url: 'javascript:alert(1)' }, ...compliance.links],
  }
  const shown = shellSlice(
    source({ settings: { ...globalSettings, compliance: hostile } }),
    'Casino',
  ).compliance
  expect(shown.regulator.url).toBe('/')
  expect(shown.helpline.url).toBe('/')
  expect(shown.helpline).not.toHaveProperty('chat')
  expect(shown.links).toEqual(compliance.links)
})

test.each(['Casino', 'Live'] as const)(
  'the shell of the lobby %s is a slice that the browser accepts',
  (lobby) => {
    const shell = shellSlice(source({ menus: [item({ route: 'Promotions' })] }), lobby)
    expect(v.parse(ShellSlice, shell)).toEqual(shell)
  },
)
