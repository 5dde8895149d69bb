// @vitest-environment node
import { expect, test } from 'vitest'
import { iconNames, isIconName } from './icons.ts'

test.each(iconNames)('%s is an icon', (name) => {
  expect(isIconName(name)).toBe(true)
})

test.each([undefined, '', 'House', 'house ', 'constructor', '__proto__', 'collection-egiptul-antic'])(
  '%j of the CMS is none',
  (name) => {
    expect(isIconName(name)).toBe(false)
  },
)
