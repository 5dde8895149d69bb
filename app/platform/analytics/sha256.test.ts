// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest'
import { sha256Here } from './sha256.ts'

afterEach(() => void vi.unstubAllGlobals())

test('ANA-03 SHA-256 by the browser', async () => {
  expect(await sha256Here()?.('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})

test('ANA-03 a page on plain http cannot hash', () => {
  vi.stubGlobal('crypto', { getRandomValues: () => undefined })
  expect(sha256Here()).toBeUndefined()
})
