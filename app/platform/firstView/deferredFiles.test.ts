import { afterEach, expect, test, vi } from 'vitest'
import { deferredFiles } from './deferredFiles.ts'

const PAGE = `
  <link rel="stylesheet" disabled data-later="stylesheet" href="/a.css"><link data-later="modulepreload" href="/a.js">
  <script type="text/plain" data-later="script">start()</script>`

/** A page on a connection with this round trip time in milliseconds; `fetch` returns the style sheet. */
function pageWith(rtt: number, fetch = async () => new Response('.a{order:1}'), saveData = false) {
  const loaded: string[] = []
  class Face {
    readonly #source: string
    constructor(_family: string, source: string) {
      this.#source = source
    }
    async load() {
      loaded.push(this.#source)
    }
  }
  vi.stubGlobal('FontFace', Face)
  vi.stubGlobal('fetch', vi.fn(fetch))
  vi.stubGlobal('navigator', { connection: { rtt, downlink: 10, saveData } })
  vi.stubGlobal('performance', { getEntriesByType: () => [] })
  const fonts = new Set<Face>()
  Object.assign(document, { fonts, adoptedStyleSheets: [] })
  document.body.innerHTML = PAGE
  return { ...deferredFiles(['/panels.js']), fonts, loaded }
}

const sheetLink = () => document.querySelector<HTMLLinkElement>('[data-later="stylesheet"]')
const preloads = () =>
  [...document.querySelectorAll('link[rel="modulepreload"]')].map((link) => link.getAttribute('href'))
const script = () => document.querySelector('script')

afterEach(() => {
  document.head.innerHTML = ''
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

test('UXP-20 on a slow line files are requested before the first view is there, and take effect after it', async () => {
  const page = pageWith(500)
  expect(page.isFast).toBe(false)
  expect(fetch).not.toHaveBeenCalled()
  expect(page.loaded).toEqual([])
  expect(preloads()).toEqual([])
  page.request()
  expect(fetch).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/\/a\.css$/))
  expect(preloads()).toEqual(['/a.js'])
  // Files that only presses need follow the style sheet.
  await vi.waitFor(() => expect(preloads()).toEqual(['/panels.js', '/a.js']))
  expect(document.adoptedStyleSheets).toEqual([])
  expect(page.fonts.size).toBe(0)
  expect(script()?.type).toBe('text/plain')
  page.apply()
  await vi.waitFor(() => expect(script()?.type).toBe('module'))
  expect(fetch).toHaveBeenCalledOnce()
  expect(document.adoptedStyleSheets).toHaveLength(1)
  expect(sheetLink()?.hasAttribute('disabled')).toBe(true)
})

test('a visitor who saves data loads no files that only presses need', async () => {
  const page = pageWith(500, undefined, true)
  page.apply()
  await vi.waitFor(() => expect(script()?.type).toBe('module'))
  expect(preloads()).toEqual(['/a.js'])
})

test('UXP-20 on a slow line the fonts join the page together, once the common ones have loaded', async () => {
  const page = pageWith(500)
  page.apply()
  expect(page.fonts.size).toBe(0)
  await vi.waitFor(() => expect(page.fonts.size).toBeGreaterThan(page.loaded.length))
  expect(page.loaded).toContain('url(/fonts/onest-latin-ext.woff2)')
  expect(page.loaded).not.toContain('url(/fonts/onest-more.woff2)')
  page.apply()
  expect(new Set(page.loaded).size).toBe(page.loaded.length)
})

test('UXP-20 on a fast line the page comes in the brand’s fonts, and its stylesheet holds the first paint', () => {
  const page = pageWith(50)
  expect(page.isFast).toBe(true)
  expect(page.fonts.size).toBeGreaterThan(0)
  expect(sheetLink()?.getAttribute('blocking')).toBe('render')
  expect(sheetLink()?.hasAttribute('disabled')).toBe(false)
})

test('scripts run once, after the stylesheet is in force', async () => {
  let answer: (response: Response) => void = () => {}
  const page = pageWith(500, () => new Promise((resolve) => (answer = resolve)))
  page.apply()
  await Promise.resolve()
  expect(script()?.type).toBe('text/plain')
  answer(new Response('.a{order:1}'))
  await vi.waitFor(() => expect(script()?.type).toBe('module'))
  expect(document.adoptedStyleSheets).toHaveLength(1)
  const first = script()
  page.apply()
  await Promise.resolve()
  expect(script()).toBe(first)
})

test.each([
  ['fails', () => Promise.reject(new TypeError('offline'))],
  ['is refused', async () => new Response('', { status: 503 })],
])(
  'a stylesheet whose call %s is tried once more by its link, and scripts run in any case',
  async (_, fetch) => {
    pageWith(500, fetch).apply()
    await vi.waitFor(() => expect(sheetLink()?.hasAttribute('disabled')).toBe(false))
    expect(script()?.type).toBe('text/plain')
    sheetLink()?.dispatchEvent(new Event('error'))
    await vi.waitFor(() => expect(script()?.type).toBe('module'))
  },
)
