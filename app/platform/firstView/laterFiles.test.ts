import { afterEach, expect, test, vi } from 'vitest'
import { holdFiles } from './laterFiles.ts'

const PAGE = `
  <link data-later="stylesheet" href="/a.css"><link data-later="preload" href="/a.woff2" as="font">
  <link data-later="modulepreload" href="/a.js"><script type="text/plain" data-later="script">start()</script>`

/** A page on a line with this time of a round trip, in milliseconds. */
function pageWith(rtt: number) {
  vi.stubGlobal('navigator', { connection: { rtt, downlink: 10, saveData: false } })
  vi.stubGlobal('performance', { getEntriesByType: () => [] })
  document.body.innerHTML = PAGE
  return holdFiles()
}

const askedFor = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel]')].map(({ rel }) => rel)
const script = () => document.querySelector('script')

afterEach(() => {
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

test('UXP-20 on a slow line nothing is asked for until the first view is there', () => {
  const files = pageWith(500)
  expect(files.near).toBe(false)
  expect(askedFor()).toEqual([])
  files.ask()
  expect(askedFor()).toEqual(['stylesheet', 'preload', 'modulepreload'])
})

test('UXP-20 on a near line the page comes in the brand’s faces, which hold the first paint', () => {
  expect(pageWith(50).near).toBe(true)
  expect(askedFor()).toEqual(['stylesheet', 'preload'])
  expect(document.querySelector('[data-later="stylesheet"]')?.getAttribute('blocking')).toBe('render')
})

test.each(['load', 'error'])('scripts run once after the stylesheet’s %s', async (type) => {
  const files = pageWith(500)
  files.ask()
  await Promise.resolve()
  expect(script()?.type).toBe('text/plain')
  document.querySelector('[data-later="stylesheet"]')?.dispatchEvent(new Event(type))
  await vi.waitFor(() => expect(script()?.type).toBe('module'))
  const first = script()
  files.ask()
  await Promise.resolve()
  expect(script()).toBe(first)
})
