// @vitest-environment node
import { expect, test } from 'vitest'
import { categories } from '#sandbox/fixtures/categories.ts'
import { collections } from '#sandbox/fixtures/collections.ts'
import { games } from '#sandbox/fixtures/games.ts'
import { globalSettings } from '#sandbox/fixtures/settings.ts'
import { catalogueOf } from '../catalogue.ts'
import { linkFaults } from './links.ts'
import { checkMenus } from './menus.ts'

const none = { providers: [], collectionGroups: [], jackpots: [] }
const source = {
  catalogue: catalogueOf({ games, categories, collections, ...none }),
  settings: globalSettings,
  icons: ['trophy', 'rocket-launch', 'gift-fill'],
}
const entry = { id: 'm', type: 'Categories', lobby: 'Casino', title: 'Top 10', route: 'casino-top-10' }
const link = { title: 'Turneu', type: 'Promotion', slug: 'turneu' }

const main = (...menus: object[]) => checkMenus(source, { menus, submenu: [] }, 'Casino')
const sub = (...submenu: object[]) => checkMenus(source, { menus: [], submenu }, 'Casino')

test.each<[string, object]>([
  ['a category', {}],
  ['a collection', { type: 'Collections', route: 'collection-egiptul-antic' }],
  ['a page of the site', { type: 'Internal', route: 'Promotions' }],
  ['all games', { type: 'AllGames', route: undefined }],
  ['an icon as Phosphor calls it', { img: 'RocketLaunch' }],
  ['an icon as the kit calls it', { img: 'rocket-launch' }],
  ['a picture', { img: 'collection-egiptul-antic' }],
])('CMS-04 nothing is told about an entry of the main menu with %s', (_what, fields) => {
  expect(main({ ...entry, ...fields }).faults).toEqual([])
})

test.each<[string, object, object[]]>([
  ['no text', { title: '' }, [{ kind: 'missing', field: 'title' }]],
  ['no type of ours', { type: 'Games' }, [{ kind: 'wrong', field: 'type', value: 'Games' }]],
  ['a category that is gone', { route: 'vara' }, [{ kind: 'target', field: 'route', value: 'vara' }]],
  ['no target', { route: undefined }, [{ kind: 'missing', field: 'route' }]],
  [
    'a page that the site does not have',
    { type: 'Internal', route: 'Sport' },
    [{ kind: 'target', field: 'route', value: 'Sport' }],
  ],
  [
    'an icon that is misspelt',
    { img: 'RoketLaunch' },
    [{ kind: 'icon', field: 'img', value: 'roket-launch', of: 'rocket-launch' }],
  ],
  ['an icon that we lack', { img: 'Snowflake' }, [{ kind: 'icon', field: 'img', value: 'snowflake' }]],
  ['a misspelt field', { titlu: 'A' }, [{ kind: 'unknown', field: 'titlu' }]],
])('CMS-04 an entry of the main menu with %s is told by its id and field', (_what, fields, faults) => {
  const record = { kind: 'menu', id: 'm' }
  expect(main({ ...entry, ...fields }).faults).toEqual(faults.map((fault) => ({ ...fault, record })))
})

test('CMS-04 an id that two entries of the main menu have is told', () => {
  expect(main(entry, { ...entry, title: 'Alta' }).faults).toEqual([
    { kind: 'twice', record: { kind: 'menu', id: 'm' }, field: 'id', of: 'menu' },
  ])
})

test.each<[string, object, object[]]>([
  ['a page', {}, []],
  ['an address of ours', { type: undefined, slug: undefined, url: '/promotii', icon: 'Trophy' }, []],
  ['no text', { title: undefined }, [{ kind: 'missing', field: 'title', id: 'nr. 1' }]],
  ['no slug', { slug: undefined }, [{ kind: 'missing', field: 'slug' }]],
  ['no address', { type: undefined, slug: undefined }, [{ kind: 'missing', field: 'url' }]],
  [
    'an unknown icon',
    { icon: 'gift-full' },
    [{ kind: 'icon', field: 'icon', value: 'gift-full', of: 'gift-fill' }],
  ],
])('CMS-04 a link of the sub-menu with %s', (_what, fields, faults) => {
  const told = faults.map(({ id = 'Turneu', ...fault }: { id?: string }) => ({
    ...fault,
    record: { kind: 'submenu', id },
  }))
  expect(sub({ ...link, ...fields }).faults).toEqual(told)
})

test('CMS-04 links of both menus lead to pages that can be looked up, or are not allowed', () => {
  const { links } = checkMenus(
    source,
    { menus: [entry], submenu: [link, { title: 'Rău', url: 'javascript:alert(1)' }] },
    'Casino',
  )
  const states = new Map([
    ['/categorii/top-10', 'none'],
    ['/promotii/turneu', 'unseen'],
  ] as const)
  expect(linkFaults(links, states).map(({ kind, field, record }) => [kind, field, record?.id])).toEqual([
    ['link', 'route', 'm'],
    ['unseenLink', 'slug', 'Turneu'],
    ['unsafe', 'url', 'Rău'],
  ])
})

test('CMS-04 each lobby tells its own entries, the casino those of the sub-menu too', () => {
  const menus = [
    { ...entry, title: '' },
    { ...entry, id: 'l', lobby: 'Live', title: '' },
  ]
  const told = (lobby: 'Casino' | 'Live') =>
    checkMenus(source, { menus, submenu: [{}] }, lobby).faults.map(({ record }) => record?.id)
  expect(told('Casino')).toEqual(['m', 'nr. 1'])
  expect(told('Live')).toEqual(['l'])
})
