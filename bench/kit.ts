import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { Browser, CDPSession } from 'playwright'
import { build } from 'vite'
import { css, cssTarget } from '../vite.shared.ts'
import { rest, withPage } from './browser.ts'
import { framesDuring, pull } from './frames.ts'
import { median, ms, percent, signed, times } from './numbers.ts'
import type { Section } from './report.ts'

/** Main-thread milliseconds of a run of tickers, and of plain texts. */
type Tickers = { ours: number[]; limit: number[] }
/** Share of dropped frames while scrolling, in percent, and number of elements. */
type Grid = { ours: number[]; limit: number[]; elements: number }
export type KitNumbers = { tickers: Tickers; grid: Grid }

/** Ticks of one run; the first two seconds are a warm-up. */
const SECONDS = 10
/** Scroll distance of one run in pixels, and pixels a second. */
const DISTANCE = 8000
const SPEED = 1600
const SLOWER = 4

/** Builds the bench's page of kit components into `out`. */
export async function buildKitPage(root: string, out: string): Promise<void> {
  await build({
    root: join(root, 'bench/kit'),
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    css,
    build: { outDir: out, emptyOutDir: true, cssTarget, assetsInlineLimit: 0, chunkSizeWarningLimit: 2000 },
  })
}

const types: Record<string, string> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
  webp: 'image/webp',
}

/** Serves `folder` on its own port. */
async function serve(folder: string): Promise<{ url: string; close: () => void }> {
  const server = createServer(async ({ url = '/' }, answer) => {
    const path = url.split('?', 1)[0] ?? '/'
    const name = path === '/' ? '/index.html' : path
    const body = await readFile(join(folder, name)).catch(() => undefined)
    const type = types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
    answer.writeHead(body ? 200 : 404, { 'content-type': type }).end(body)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('no port')
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() }
}

async function taskTime(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}

async function tickFor(browser: Browser, url: string): Promise<number> {
  return withPage(browser, 'desktop', async (page, devtools) => {
    await devtools.send('Performance.enable')
    await page.goto(url)
    await rest(2000)
    const before = await taskTime(devtools)
    await rest(SECONDS * 1000)
    return (await taskTime(devtools)) - before
  })
}

async function scroll(browser: Browser, url: string) {
  return withPage(browser, 'phone', async (page, devtools) => {
    await page.goto(url)
    await rest(1500)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    const { dropped: share } = await framesDuring(page, () => pull(devtools, DISTANCE, SPEED))
    const elements = await page.evaluate(() => document.querySelectorAll('#root *').length)
    return { share, elements }
  })
}

/** Tickers beside plain texts, and a long grid beside an empty one, alternating. */
export async function measureKit(browser: Browser, root: string, runs: number): Promise<KitNumbers> {
  const out = join(root, 'test-results/kit')
  await buildKitPage(root, out)
  const { url, close } = await serve(out)
  const tickers: Tickers = { ours: [], limit: [] }
  const grid: Grid = { ours: [], limit: [], elements: 0 }
  try {
    for (let run = 0; run < runs; run += 1) {
      tickers.limit.push(await tickFor(browser, `${url}/?show=texts`))
      tickers.ours.push(await tickFor(browser, `${url}/?show=tickers`))
      grid.limit.push((await scroll(browser, `${url}/?show=boxes`)).share)
      const { share, elements } = await scroll(browser, `${url}/?show=tiles`)
      grid.ours.push(share)
      grid.elements = Math.max(grid.elements, elements)
    }
  } finally {
    close()
  }
  return { tickers, grid }
}

const MOST_TIMES = 1.3
const MOST_POINTS = 5
const MOST_ELEMENTS = 450

/** The table of the kit. */
export function kitSection({ tickers, grid }: KitNumbers): Section {
  const [ours, limit] = [median(tickers.ours), median(tickers.limit)]
  const [drops, base] = [median(grid.ours), median(grid.limit)]
  return {
    title: 'Kit: 100 tickers beside bare texts, 10 000 tiles beside an empty grid',
    rows: [
      {
        what: `main thread, 100 sums for ${SECONDS} s`,
        ours: ms(ours),
        limit: ms(limit),
        compared: times(ours, limit),
        target: `≤ ${MOST_TIMES}x`,
        met: ours <= limit * MOST_TIMES,
      },
      {
        what: `frames dropped while scrolling, ${SLOWER}x slower`,
        ours: percent(drops),
        limit: percent(base),
        compared: signed(drops - base, (points) => `${points.toFixed(1)} points`),
        target: `≤ +${MOST_POINTS} points`,
        met: drops - base <= MOST_POINTS,
      },
      {
        what: 'elements in the page at 412 px',
        ours: String(grid.elements),
        target: `≤ ${MOST_ELEMENTS}`,
        met: grid.elements <= MOST_ELEMENTS,
      },
    ],
  }
}
