// @vitest-environment node
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { MenuItem, SubMenuItem } from '#app/api/contract/cms.ts'
import { menus, submenu } from '#sandbox/fixtures/menus.ts'
import { menuIcons } from './menuIcons.ts'

test.each([
  ['RocketLaunch', 'rocket-launch'],
  ['rocket-launch', 'rocket-launch'],
  ['collection-pietre-pretioase', 'collection-pietre-pretioase'],
])('MNU-01 the icon %s of a menu is %s', (img, read) => {
  expect(v.parse(MenuItem, { id: 'm', type: 'AllGames', title: 'Toate', img }).img).toBe(read)
  expect(v.parse(SubMenuItem, { title: 'Toate', icon: img }).icon).toBe(read)
})

test('MNU-01 the site has the icon of every entry of the sandbox that names one', () => {
  const icons = [
    ...menus.map((item) => v.parse(MenuItem, item).img),
    ...submenu.map((item) => v.parse(SubMenuItem, item).icon),
  ].filter((name) => name && !name.startsWith('collection-'))
  expect(icons.length).toBeGreaterThan(15)
  expect(icons.filter((name) => !menuIcons.includes(name ?? ''))).toEqual([])
})
