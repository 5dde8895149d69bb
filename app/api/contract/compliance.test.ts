// @vitest-environment node
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { globalSettings } from '#sandbox/fixtures/settings.ts'
import { Compliance } from './compliance.ts'

test.each([
  ['its mark', 'onjn', 'onjn'],
  ['none, if the mark is no id', 7, undefined],
])('CPL-01 the regulator has %s', (_what, mark, expected) => {
  const { compliance } = globalSettings
  const regulator = { ...compliance.regulator, mark }
  expect(v.parse(Compliance, { ...compliance, regulator }).regulator.mark).toBe(expected)
})
