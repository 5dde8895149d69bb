import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner'
import type { BrowserContext } from 'playwright'

type Page = Parameters<NonNullable<TestRunnerConfig['postVisit']>>[0]
type Preview = { ready: () => Promise<void> }
type Channel = {
  once: (event: string, listener: () => void) => void
  emit: (event: string, to: { storyId: string; viewMode: 'docs' }) => void
}
type Screen = { styles: { width: string; height: string } }

type Documentation = { page: Page; complaints: string[] }

/** The window for documentation pages beside that of the stories. */
const documentation = new WeakMap<BrowserContext, Documentation>()

/** Opens that window at its first page; what its pages complain of is written down. */
async function openDocs(stories: Page, id: string): Promise<Documentation> {
  const page = await stories.context().newPage()
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('console', (said) => said.type() === 'error' && complaints.push(said.text()))
  await page.goto(new URL(`/iframe.html?viewMode=docs&id=${id}`, stories.url()).href)
  return { page, complaints }
}

/** The next page in the preview that is open: loading it anew takes longer than all that a page draws. */
const turnTo = (page: Page, id: string): Promise<void> =>
  page.evaluate((storyId) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as Record<string, Channel>
    const rendered = new Promise<void>((done) => channel?.once('docsRendered', done))
    channel?.emit('setCurrentStory', { storyId, viewMode: 'docs' })
    return rendered
  }, id)

/** The documentation page beside the stories of a component draws its heading and complains of nothing. */
async function visitDocs(stories: Page, story: string): Promise<void> {
  const id = story.replace(/--.*$/, '--docs')
  const open = documentation.get(stories.context())
  const docs = open ?? (await openDocs(stories, id))
  documentation.set(stories.context(), docs)
  if (open) await turnTo(docs.page, id)
  await docs.page.locator('#storybook-docs h1').first().waitFor()
  const complaints = docs.complaints.splice(0)
  if (complaints.length > 0) throw new Error(`${id}\n  ${complaints.join('\n  ')}`)
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
  async postVisit(page, context) {
    const { id } = context
    const drawn = await page.locator('.storyFrame').count()
    if (drawn === 0) throw new Error(`Story ${id} drew nothing.`)
    const { tags } = await getStoryContext(page, context)
    if (tags.includes('autodocs')) await visitDocs(page, id)
  },
}

export default config
