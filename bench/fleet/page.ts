import { openBrowser } from '../browser.ts'
import type { Row } from '../report.ts'

/** Letters of a line that are shown. */
const SHOWN = 200

/** A page of the next release in a browser, whose files come from another origin; `note` hears each line of its console. */
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
    // Those of services come from theirs.
    if (pathname.startsWith('/assets/') && request.resourceType() === 'script') origins.add(origin)
  })
  await page.goto(site)
  await page.locator('html[data-hydrated]').waitFor()
  await page.getByRole('button', { name: 'Caută' }).first().click()
  await page.getByRole('dialog').waitFor()
  // A file that is on its way when the browser is closed says that it cannot be loaded.
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
