// @vitest-environment node
import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { games, jackpots, providers } from '#sandbox/fixtures/games.ts'
import { globalSettings } from '#sandbox/fixtures/settings.ts'
import { slides } from '#sandbox/fixtures/slides.ts'
import { Carousel, Collection, Game, Jackpot, Provider, Slide } from './casino.ts'
import { Category, GlobalSettings, Layout, MenuItem, SubMenuItem } from './cms.ts'
import { HexColor, Slug } from './common.ts'
import { Seo } from './seo.ts'
import { Slice } from './slices.ts'

const [game] = games
const collection = { id: 'c', slug: 'noi', title: 'Noi', games: [], excludeFromPage: false }
const accepts = (schema: v.GenericSchema, input: unknown) => v.safeParse(schema, input).success

test.each([
  ['a number that JSON reads as Infinity', { maxWin: JSON.parse('1e400') }],
  ['no number', { maxBet: Number.NaN }],
  ['a negative amount', { minBet: -0.01 }],
  ['an amount as text', { minBet: '1' }],
  ['a code with slashes', { gameCode: '../../etc/passwd' }],
  ['a code with a query', { gameCode: 'diamant?x=1' }],
  ['a code with a dot segment', { gameCode: '..' }],
  ['an empty code', { gameCode: '' }],
  ['a code of 81 letters', { gameCode: 'x'.repeat(81) }],
  ['a code with a line break at its end', { gameCode: 'diamant\n' }],
  ['an empty name', { name: '' }],
  ['a name of spaces', { name: '   ' }],
  ['a name that is an object', { name: { __html: '<b>' } }],
  ['an id of 81 letters', { provider: 'x'.repeat(81) }],
  ['an unknown type', { type: 'Lottery' }],
  ['a type every object has', { type: 'constructor' }],
  ['a tier above 10', { commercialTier: 11 }],
  ['a negative promotion level', { promotionLevel: -1 }],
  ['an rtp above 100', { rtp: 100.01 }],
  ['half a reel', { numberOfReels: 2.5 }],
  ['a file version of 21 letters', { fileVersion: 'x'.repeat(21) }],
  ['labels that are no list', { labels: {} }],
  ['a flag as text', { demoEnabled: 'true' }],
])('HTT-05 a game with %s does not fit', (_what, fields) => {
  expect(accepts(Game, game)).toBe(true)
  expect(accepts(Game, { ...game, ...fields })).toBe(false)
})

test.each([
  ['an unknown picture kind', Game, { ...game, images: ['Poster', 'Portrait'] }, { images: ['Portrait'] }],
  ['a game code of slashes', Collection, { ...collection, games: ['a/b', 'nil'] }, { games: ['nil'] }],
  ['a label without a title', Game, { ...game, labels: [{ color: '#fff' }] }, { labels: [] }],
  ['robots of 101 letters', Seo, { title: 'X', metaRobots: 'x'.repeat(101) }, { title: 'X' }],
  ['an unknown card', Seo, { title: 'X', twitterCard: 'player' }, { title: 'X' }],
  ['a title that is not text', Seo, { title: 7, description: 'D' }, { description: 'D' }],
  [
    'a negative level',
    Jackpot,
    {
      ...jackpots[0],
      jackpotLevels: [
        { title: 'T', amount: -1 },
        { title: 'M', amount: 1 },
      ],
    },
    { jackpotLevels: [{ title: 'M', amount: 1 }] },
  ],
])('HTT-05 %s costs itself and not its record', (_what, schema, input, left) => {
  const record = JSON.parse(JSON.stringify(v.parse(schema as v.GenericSchema, input))) as object
  expect(record).toMatchObject(left)
  expect(record).not.toHaveProperty('metaRobots')
  expect(record).not.toHaveProperty('twitterCard')
})

test.each([
  ['a second declaration', 'red;background:url(//x)'],
  ['a colour by name', 'red'],
  ['a function', 'rgb(1, 2, 3)'],
  ['an expression', 'expression(alert(1))'],
  ['a hexadecimal colour with a tail', '#ff0000;x'],
  ['a line break after it', '#ff0000\n'],
  ['five digits', '#ff000'],
  ['no text', 7],
  ['nothing', null],
])('HTT-05 a label whose colour is %s loses its colour only', (_what, color) => {
  const labels = [{ title: 'Nou', color, textColor: '#FFFFFF' }]
  const parsed = v.parse(Game, { ...game, labels })
  expect(parsed.labels).toEqual([{ title: 'Nou', color: undefined, textColor: '#FFFFFF' }])
  // Nor does a picture's colour remove its game or slide.
  expect(v.parse(Game, { ...game, color })).toEqual({ ...v.parse(Game, game), color: undefined })
  expect(v.parse(Slide, { ...slides[0], color })).toEqual({ ...slides[0], color: undefined })
})

test('HTT-05 a colour is a hash with 3, 4, 6 or 8 hexadecimal digits and no more', () => {
  const digits = fc.stringMatching(/^[0-9a-fA-F]{1,10}$/)
  const tail = fc.constantFrom('', '', '', ';', '\n', ' ', ')', 'g', '\u0000', '#')
  fc.assert(
    fc.property(fc.constantFrom('#', '#', '#', '', ' #', '##'), digits, tail, (head, middle, end) => {
      const fits = head === '#' && end === '' && [3, 4, 6, 8].includes(middle.length)
      expect(accepts(HexColor, head + middle + end)).toBe(fits)
    }),
  )
})

test.each(['a', 'sloturi-noi', '2026', 'a-1-b'])('the slug %s fits', (slug) => {
  expect(accepts(Slug, slug)).toBe(true)
})

test.each(['', '-a', 'a-', 'a--b', 'A', 'ă', 'a/b', '..', 'a b', 'a\n', '%2e', '__proto__', 'a'.repeat(121)])(
  'the slug %j does not fit',
  (slug) => {
    expect(accepts(Slug, slug)).toBe(false)
  },
)

test.each([
  ['own __proto__ of a game', Game, { ...game }],
  ['own __proto__ of a provider', Provider, providers[0]],
  ['own __proto__ of the settings', GlobalSettings, globalSettings],
])('HTT-05 the %s pollutes nothing and does not survive', (_what, schema, good) => {
  const text = JSON.stringify(good).replace(/^\{/, '{"__proto__":{"polluted":true},"constructor":{"x":1},')
  const parsed = v.parse(schema, JSON.parse(text)) as object
  expect(Object.hasOwn(parsed, '__proto__')).toBe(false)
  expect(Object.hasOwn(parsed, 'constructor')).toBe(false)
  expect(Reflect.get(parsed, 'polluted')).toBeUndefined()
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
})

test('HTT-05 labels by locale keep no prototype of their own', () => {
  const label = JSON.parse('{"ro":"Știri","__proto__":"x"}')
  const headerLinks = [{ id: 'h', label, url: '/' }]
  const [link] = v.parse(GlobalSettings, { ...globalSettings, headerLinks }).headerLinks
  expect(link?.label).toEqual({ ro: 'Știri' })
})

const category = { id: 'c', slug: 'noi', type: 'Default', title: 'Noi', lobby: 'Casino', games: [] }

test.each([
  ['a jackpot without levels', Jackpot, { ...jackpots[0], jackpotLevels: [] }],
  [
    'a jackpot with an endless amount',
    Jackpot,
    { ...jackpots[0], jackpotLevels: [{ title: 'T', amount: Number.POSITIVE_INFINITY }] },
  ],
  [
    'a jackpot with a negative amount',
    Jackpot,
    { ...jackpots[0], jackpotLevels: [{ title: 'T', amount: -1 }] },
  ],
  ['a provider whose slug leaves its folder', Provider, { ...providers[0], slug: '../x' }],
  ['a carousel of an unknown lobby', Carousel, { id: 'c', lobby: 'Bar', slides }],
  ['a category of an unknown source', Category, { ...category, type: '__proto__' }],
  ['a category of an unknown style', Category, { ...category, style: 'Top100' }],
  ['a layout of an unknown page', Layout, { id: 'l', type: 'Cellar', widgets: [] }],
  ['a layout whose widgets are no list', Layout, { id: 'l', type: 'Lobby', widgets: {} }],
  ['a menu item of an unknown type', MenuItem, { id: 'm', type: 'Script', title: 'X' }],
  ['a sub-menu item whose slug leads out', SubMenuItem, { title: 'X', type: 'Promotion', slug: '../x' }],
  [
    'a currency of four letters',
    GlobalSettings,
    { ...globalSettings, currency: { code: 'lei', iso: 'RONN' } },
  ],
  ['a slice of an unknown type', Slice, { type: 'Roulette' }],
  [
    'a slice with an address of 8193 letters',
    Slice,
    { type: 'Head', seo: { title: 'X' }, canonical: 'x'.repeat(8193) },
  ],
])('HTT-05 %s does not fit', (_what, schema, input) => {
  expect(accepts(schema, input)).toBe(false)
})

test.each([
  [
    'a menu item belongs to the casino lobby',
    MenuItem,
    { id: 'm', type: 'AllGames', title: 'X' },
    { lobby: 'Casino' },
  ],
  [
    'a menu item is for everyone',
    MenuItem,
    { id: 'm', type: 'AllGames', title: 'X' },
    { isPersonalized: false },
  ],
  ['a title loses the space around it', Category, { ...category, title: '  Noi ' }, { title: 'Noi' }],
])('MNU-03 when nothing else is said %s', (_what, schema, input, expected) => {
  expect(v.parse(schema, input)).toMatchObject(expected)
})

test('HTT-05 a parse of any JSON returns a result and does not throw', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (input) => {
      for (const schema of [Game, Provider, Collection, Jackpot, Category, Layout, GlobalSettings, Slice])
        v.safeParse(schema, input)
    }),
  )
})
