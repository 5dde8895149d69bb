// @vitest-environment node
import { expect, test } from 'vitest'
import { currentOf, sectionAt } from './sections.ts'

test.each([
  ['/', 'Casino', '/'],
  ['/categorii/top-10', 'Casino', '/'],
  ['/furnizori/cuprum-play', 'Casino', '/'],
  ['/utilizator/preferate', 'Casino', '/'],
  ['/joc/diamant-40', 'Casino', '/'],
  ['/joc/ruleta', 'Live', '/cazinou-live'],
  ['/cazinou-live/categorii/ruleta', 'Live', '/cazinou-live'],
  ['/invingatori/jackpot', 'Casino', '/invingatori'],
  ['/promotii/duminica', 'Casino', '/promotii'],
  ['/turnee', 'Casino', '/turnee'],
  ['/pagina/despre-noi', 'Casino', undefined],
  ['/nu-exista', 'Casino', undefined],
] as const)('MNU-07 %s (%s) stands in the section %s', (pathname, lobby, section) => {
  expect(sectionAt(pathname, lobby)).toBe(section)
})

test.each([
  ['/', '/', true],
  ['/', '/categorii/top-10', 'section'],
  ['/', '/pagina/despre-noi', false],
  ['/jackpots', '/jackpots/foc', 'section'],
  ['/jackpots', '/jackpots-noi', false],
  ['/promotii', '/promotii/duminica', 'section'],
  ['/promotii', '/turnee', false],
] as const)('MNU-07 an entry that leads to %s is marked at %s: %s', (href, pathname, current) => {
  expect(currentOf(href, pathname, sectionAt(pathname))).toBe(current)
})
