import { getStoryContext, type TestRunnerConfig, waitForPageReady } from '@storybook/test-runner'

type Screen = { styles: { width: string; height: string } }

/** Smoke test of the built Storybook: every story draws something, at its own screen size. */
const config: TestRunnerConfig = {
  async preVisit(page, context) {
    const { parameters, storyGlobals } = await getStoryContext(page, context)
    const screen: Screen | undefined = parameters.viewport?.options[storyGlobals?.viewport?.value]
    await page.setViewportSize({
      width: Number.parseInt(screen?.styles.width ?? '1200', 10),
      height: Number.parseInt(screen?.styles.height ?? '900', 10),
    })
  },
  async postVisit(page, { id }) {
    await waitForPageReady(page)
    const drawn = await page.locator('.storyFrame').count()
    if (drawn === 0) throw new Error(`Story ${id} drew nothing.`)
  },
}

export default config
