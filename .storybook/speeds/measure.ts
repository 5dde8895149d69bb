// npm run speeds: how long each component takes to draw, in plain buttons, into scripts/kit/speeds.json.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { chromium } from 'playwright'
import { build, type InlineConfig, preview } from 'vite'
import { kitPlaces } from '../../scripts/kit/facts.ts'
import { css, cssTarget, inlineScripts, storyPictures } from '../../vite.shared.ts'
import { kitProps } from '../kitProps.ts'
import { siteRoutes } from '../siteRoutes.ts'

const root = join(import.meta.dirname, '..', '..')

// With these headers the page's clock counts in 5 µs instead of 100.
const headers = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
}

const config: InlineConfig = {
  root: import.meta.dirname,
  publicDir: join(root, 'public'),
  configFile: false,
  logLevel: 'error',
  plugins: [inlineScripts(), react(), siteRoutes(), kitProps()],
  resolve: { alias: storyPictures },
  css,
  build: {
    outDir: join(root, 'test-results/speeds'),
    emptyOutDir: true,
    cssTarget,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2000,
  },
  preview: { port: 0, host: '127.0.0.1', headers },
}

/** Measures every component, one after another. */
async function measure(places: readonly string[]): Promise<Record<string, number>> {
  await build(config)
  const server = await preview(config)
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell',
    args: ['--no-sandbox', '--font-render-hinting=none'],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'ro-RO' })
    await page.goto(server.resolvedUrls?.local[0] ?? '')
    await page.waitForFunction('globalThis.speedOf')
    const speeds: Record<string, number> = {}
    for (const place of places) {
      const ratio = await page.evaluate<number>(`speedOf(${JSON.stringify(place)})`)
      // Two digits: more would change with each measurement.
      speeds[place] = Number(ratio.toPrecision(2))
      console.log(`${String(speeds[place]).padStart(6)}  ${place}`)
    }
    return speeds
  } finally {
    await browser.close()
    await server.close()
  }
}

await writeFile(
  join(root, 'scripts/kit/speeds.json'),
  `${JSON.stringify(await measure(kitPlaces(root)), null, 2)}\n`,
)
