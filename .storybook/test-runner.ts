import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner'

type Page = Parameters<NonNullable<TestRunnerConfig['postVisit']>>[0]
type Preview = { ready: () => Promise<void> }
type Screen = { styles: { width: string; height: string } }

/** The documentation page beside the stories of a component draws its heading and complains of nothing. */
async function visitDocs(page: Page, id: string): Promise<void> {
  const docs = await page.context().newPage()
  const complaints: string[] = []
  docs.on('pageerror', ({ message }) => complaints.push(message))
  docs.on('console', (said) => said.type() === 'error' && complaints.push(said.text()))
  const address = `/iframe.html?viewMode=docs&id=${id.replace(/--.*$/, '--docs')}`
  await docs.goto(new URL(address, page.url()).href)
  await docs.locator('#storybook-docs h1').first().waitFor()
  await docs.close()
  if (complaints.length > 0) throw new Error(`${address}\n  ${complaints.join('\n  ')}`)
}

/** Resolves once the index of the stories is there; before that a story's context cannot be asked for. */
const whenReady = (page: Page) =>
  page.waitForFunction(async () => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as { __STORYBOOK_PREVIEW__?: Preview }
    await preview?.ready()
    return preview !== undefined
  })

/** One story of each component of the built Storybook draws something at its own size, and so does its page. */
const config: TestRunnerConfig = {
  async preVisit(page, context) {
    await whenReady(page)
    const { parameters, storyGlobals } = await getStoryContext(page, context)
    const screen: Screen | undefined = parameters.viewport?.options[storyGlobals?.viewport?.value]
    await page.setViewportSize({
      width: Number.parseInt(screen?.styles.width ?? '1200', 10),
      height: Number.parseInt(screen?.styles.height ?? '900', 10),
    })
  },
  async postVisit(page, { id }) {
    const drawn = await page.locator('.storyFrame').count()
    if (drawn === 0) throw new Error(`Story ${id} drew nothing.`)
    await visitDocs(page, id)
  },
}

export default config
