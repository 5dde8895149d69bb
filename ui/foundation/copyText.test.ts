import { afterEach, expect, test, vi } from 'vitest'
import { copyText } from './copyText.ts'

afterEach(() => vi.unstubAllGlobals())

test('a text is copied', async () => {
  const writeText = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  expect(await copyText('Cod 404')).toBe(true)
  expect(writeText).toHaveBeenCalledWith('Cod 404')
})

test.each([
  ['a browser that refuses', { clipboard: { writeText: () => Promise.reject(new Error('refused')) } }],
  ['a page without TLS, which has no clipboard', {}],
])('it is not copied by %s', async (_why, own) => {
  vi.stubGlobal('navigator', own)
  expect(await copyText('Cod 404')).toBe(false)
})
