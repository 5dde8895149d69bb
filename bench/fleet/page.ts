import { openBrowser } from '../browser.ts'
import type { Row } from '../report.ts'

/** Longest shown line in characters. */
const SHOWN = 200

/**
 * Opens a page of the next release, whose files are on another origin; `note` is called for each line of its console.
 */
export async function lookAtPage(
  site: string,
  staticUrl: string,
  note: (line: string) => void,
): Promise<Row[]> {
  const browser = await openBrowser()
  const page = await browser.newPage()
  const lines: string[] = []
  const origins = new Set<string>()
  page.on('console', (message) =>
    lines.push(`${message.type()} at ${message.location().url}: ${message.text()}`),
  )
  page.on('pageerror', (error) => lines.push(String(error)))
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    // Scripts of services come from their own origins.
    if (pathname.startsWith('/assets/') && request.resourceType() === 'script') origins.add(origin)
  })
  await page.goto(site)
  await page.locator('html[data-hydrated]').waitFor()
  await page.getByRole('button', { name: 'Caută' }).first().click()
  await page.getByRole('dialog').waitFor()
  // A pending file reports an error when the browser closes.
  await page.waitForLoadState('networkidle')
  page.removeAllListeners('console')
  await browser.close()
  for (const line of lines) note(`console: ${line.slice(0, SHOWN)}`)
  return [
    {
      what: 'scripts of the release come from the static origin alone',
      ours: [...origins].join(', '),
      target: staticUrl,
      met: origins.size === 1 && origins.has(staticUrl),
    },
    { what: 'lines in its console', ours: String(lines.length), target: '0', met: lines.length === 0 },
  ]
}
