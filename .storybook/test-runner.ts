import { readFileSync } from 'node:fs'
import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner'
import type { BrowserContext } from 'playwright'

type Page = Parameters<NonNullable<TestRunnerConfig['postVisit']>>[0]
type StoryRender = { phase?: string }
type Preview = { ready: () => Promise<void>; storyRenders: StoryRender[] }
type Channel = { emit: (event: string, to: { storyId: string; viewMode: 'docs' }) => void }
type Screen = { styles: { width: string; height: string } }

type Axe = { run: (context: object, options: object) => Promise<{ violations: Finding[] }> }
type Finding = { id: string; nodes: { html: string }[] }
type Documentation = { page: Page; complaints: string[] }

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/**
 * Examples on one page repeat landmarks and begin at headings of their own; alone they are tested in full. The box in
 * which an example scrolls is Storybook's.
 */
const OFF = [
  'scrollable-region-focusable',
  ...['heading-order', 'region', 'landmark-unique', 'landmark-one-main', 'landmark-no-duplicate-main'],
  ...['landmark-no-duplicate-banner', 'landmark-no-duplicate-contentinfo'],
]

/** Storybook's own editor of objects. */
const FOREIGN = [['[class^="rejt-"]'], ['[id^="root-"][aria-controls]']]

/** The window for docs pages, separate from that of the stories. */
const documentation = new WeakMap<BrowserContext, Documentation>()

/** Opens that window at its first page, and records the complaints of its pages. */
async function openDocs(stories: Page, id: string): Promise<Documentation> {
  const page = await stories.context().newPage()
  const complaints: string[] = []
  // Stories of one page in separate frames would run at once and compete for the focus.
  await page.addInitScript(() => Object.assign(globalThis, { PREVIEW_URL: 'iframe.html?embed=true' }))
  await page.addInitScript(axe)
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('console', (said) => said.type() === 'error' && complaints.push(said.text()))
  await page.goto(new URL(`/iframe.html?viewMode=docs&id=${id}`, stories.url()).href)
  return { page, complaints }
}

/** Shows the next page in the open preview, since a reload takes longer than rendering. */
const turnTo = (page: Page, id: string): Promise<void> =>
  page.evaluate((storyId) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as Record<string, Channel>
    channel?.emit('setCurrentStory', { storyId, viewMode: 'docs' })
  }, id)

/** Storybook reloads a page when a half rendered story is removed, so this waits until it is at rest. */
async function whenDrawn(page: Page, heading: string): Promise<void> {
  await page
    .locator('#storybook-docs')
    .getByRole('heading', { level: 1, name: heading, exact: true })
    .waitFor()
  await page.waitForFunction(() => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as { __STORYBOOK_PREVIEW__?: Preview }
    const ended = preview?.storyRenders.filter(({ phase }) => phase === 'finished' || phase === 'errored')
    return (
      ended !== undefined &&
      ended.length >= document.querySelectorAll('#storybook-docs .sb-story:not(:has(iframe))').length
    )
  })
}

/** What axe finds on the open docs page, without its frames. */
const axeFinds = (page: Page): Promise<string[]> =>
  page.evaluate(
    async ({ off, foreign }) => {
      const { axe } = globalThis as unknown as { axe: Axe }
      const rules = Object.fromEntries(off.map((id) => [id, { enabled: false }]))
      const options = { iframes: false, rules, resultTypes: ['violations'] }
      const { violations } = await axe.run({ include: [['#storybook-docs']], exclude: foreign }, options)
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
    },
    { off: OFF, foreign: FOREIGN },
  )

/** The docs page of a component renders its heading without complaints, and axe finds nothing on it. */
async function visitDocs(stories: Page, story: string, component: string): Promise<void> {
  const id = story.replace(/--.*$/, '--docs')
  const open = documentation.get(stories.context())
  const docs = open ?? (await openDocs(stories, id))
  documentation.set(stories.context(), docs)
  if (open) await turnTo(docs.page, id)
  await whenDrawn(docs.page, component)
  const complaints = [...docs.complaints.splice(0), ...(await axeFinds(docs.page))]
  if (complaints.length > 0) throw new Error(`${id}\n  ${complaints.join('\n  ')}`)
}

/** Resolves once the index of the stories has loaded; before that a story's context is not available. */
const whenReady = (page: Page) =>
  page.waitForFunction(async () => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as { __STORYBOOK_PREVIEW__?: Preview }
    await preview?.ready()
    return preview !== undefined
  })

/** Checks that one story of each component of the built Storybook renders something, and so does its docs page. */
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
    const { tags, title } = await getStoryContext(page, context)
    if (tags.includes('autodocs')) await visitDocs(page, id, title.split('/').at(-1) ?? title)
  },
}

export default config
