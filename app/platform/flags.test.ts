import { afterEach, expect, test, vi } from 'vitest'

async function visitAt(address: string) {
  vi.resetModules()
  window.history.replaceState(null, '', address)
  return import('./flags.ts')
}

afterEach(() => vi.unstubAllGlobals())

test('CTX-01 CTX-03 flags are those of the first address of the visit', async () => {
  const { visitFlags, visitQuery } = await visitAt('/colectii?embed=true&username=ana&token=abc')
  window.history.pushState(null, '', '/?nativeapp=1')
  const again = await import('./flags.ts')
  expect(again.visitFlags).toBe(visitFlags)
  expect(visitFlags.embedded).toBe(true)
  expect(visitFlags.native).toBe(false)
  expect(visitQuery).toBe('embed=true')
})

test('CTX-01 the server knows no flags', async () => {
  vi.stubGlobal('window', undefined)
  vi.resetModules()
  const { visitFlags, visitQuery } = await import('./flags.ts')
  expect(Object.values(visitFlags)).toEqual([false, false, false, false])
  expect(visitQuery).toBe('')
})
