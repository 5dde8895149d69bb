import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner'
import { lostContent, SPREAD_TEXT, smallTargets } from './audit.ts'

type Page = Parameters<NonNullable<TestRunnerConfig['postVisit']>>[0]
type Screen = { styles: { width: string; height: string } }

/** What measures itself does so with the next frame. */
const settle = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

/** Every text has its face; to wait until nothing is asked for any more would cost half a second a story. */
async function haveFaces(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await page.evaluate(async () => void (await document.fonts.ready))
}

/** What is wrong with the open story in windows and with texts that people use. */
async function inNarrowWindows(page: Page): Promise<string[]> {
  const touch = await page.context().newCDPSession(page)
  await touch.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await page.setViewportSize({ width: 360, height: 780 })
  await settle(page)
  const targets = await page.evaluate(smallTargets)
  await touch.send('Emulation.setTouchEmulationEnabled', { enabled: false })
  await touch.detach()

  await page.setViewportSize({ width: 320, height: 640 })
  await settle(page)
  const narrow = await page.evaluate(lostContent)
  const spread = await page.addStyleTag({ content: SPREAD_TEXT })
  await settle(page)
  const spaced = await page.evaluate(lostContent)
  await spread.evaluate((style) => (style as HTMLElement).remove())

  await page.setViewportSize({ width: 768, height: 1024 })
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await settle(page)
  const large = await page.evaluate(lostContent)
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))

  const told = (where: string, problems: string[]) => problems.map((problem) => `${where}: ${problem}`)
  return [
    ...told('under a finger at 360 px', targets),
    ...told('at 320 px', narrow),
    ...told('at 320 px with spread text', spaced),
    ...told('with text at 200 %', large),
  ]
}

/** Every story of the built Storybook draws something at its own size, and loses nothing in others. */
const config: TestRunnerConfig = {
  async preVisit(page, context) {
    const { parameters, storyGlobals } = await getStoryContext(page, context)
    const screen: Screen | undefined = parameters.viewport?.options[storyGlobals?.viewport?.value]
    await page.setViewportSize({
      width: Number.parseInt(screen?.styles.width ?? '1200', 10),
      height: Number.parseInt(screen?.styles.height ?? '900', 10),
    })
  },
  async postVisit(page, { id, title }) {
    await haveFaces(page)
    const drawn = await page.locator('.storyFrame').count()
    if (drawn === 0) throw new Error(`Story ${id} drew nothing.`)
    // The skip link is out of sight until it has the focus.
    // Comparisons are as wide as what they compare; each of their examples is a story too.
    if (
      !title.startsWith('Componente/') ||
      id.startsWith('componente-shell-skiplink') ||
      /--(?:matrix|states[\w-]*)$/.test(id)
    )
      return
    const problems = await inNarrowWindows(page)
    if (problems.length > 0) throw new Error(`${id}\n  ${problems.slice(0, 12).join('\n  ')}`)
  },
}

export default config
