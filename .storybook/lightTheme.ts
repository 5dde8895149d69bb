// The open story in the light theme: the theme changes colours, and with them the contrast.
import axe from 'axe-core'
import { setTheme } from '#app/platform/theme.ts'

/** Parameters of Storybook's accessibility addon. */
export type A11yParameters = { test?: string; options?: { rules?: axe.RunOptions['rules'] } }

/** Finishes colour transitions at once; other animations continue. */
async function drawn(): Promise<void> {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish()
}

/** Switches the page from the dark theme to the light one during `work`, like the site's switch. */
export async function inLightTheme(work: () => Promise<void>): Promise<void> {
  setTheme('light')
  await drawn()
  try {
    await work()
  } finally {
    setTheme('dark')
    await drawn()
  }
}

/** Axe rules that depend on colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** Texts with too little contrast, as axe reports them. */
export async function faintWords({ test, options }: A11yParameters = {}): Promise<string[]> {
  if (test === 'off') return []
  const { violations } = await axe.run(document.body, { runOnly: COLOUR_RULES, rules: options?.rules ?? {} })
  return violations.flatMap(({ help, nodes }) => nodes.map(({ html }) => `${help}: ${html}`))
}
