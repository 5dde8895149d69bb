// @vitest-environment node
import { expect, test } from 'vitest'
import { allComponents as all, findComponents } from './findComponents.ts'

const found = (query: string) => findComponents(all, query).map(({ name }) => name)

test.each([
  ['toast', 'Snackbars'],
  ['modal', 'Dialog'],
  ['slider', 'HeroCarousel'],
  ['dropdown', 'Select'],
  ['notification', 'InboxList'],
  ['tabs', 'SubMenu'],
  ['avatar', 'AccountMenu'],
  ['input', 'TextField'],
  ['badge', 'Badge'],
  ['skeleton', 'Skeleton'],
  ['comutator', 'Switch'],
  ['cauta', 'SearchPanel'],
  ['Bottom  Sheet', 'Drawer'],
])('„%s” finds %s', (query, name) => {
  expect(found(query)).toContain(name)
})

test('what nobody has named finds nothing, and an empty search finds all', () => {
  expect(found('acordeon de sticlă')).toEqual([])
  expect(found(' ')).toHaveLength(all.length)
})

test('every component has other names, in lower case and each once', () => {
  const wrong = all.filter(({ guide: { aliases } }) => {
    const isTidy = aliases.every((alias) => alias === alias.toLowerCase().trim())
    return aliases.length < 3 || !isTidy || new Set(aliases).size < aliases.length
  })
  expect(wrong.map(({ place }) => place)).toEqual([])
})
