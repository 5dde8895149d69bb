// The open story in the light theme: what a theme can change are colours, and with them what can be read.
import axe from 'axe-core'
import { setTheme } from '#app/lib/theme.ts'

/** What a story says to Storybook's accessibility addon. */
export type A11yParameters = { test?: string; options?: { rules?: axe.RunOptions['rules'] } }

/** Colours that would change by and by are there at once; what else moves goes on. */
async function drawn(): Promise<void> {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish()
}

/** Takes the page from the dark theme to the light one, as the switch of the site does, while `work` lasts. */
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

/** Rules of axe whose answer depends on colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** What in the page has too little contrast, in axe's words. */
export async function faintWords({ test, options }: A11yParameters = {}): Promise<string[]> {
  if (test === 'off') return []
  const { violations } = await axe.run(document.body, { runOnly: COLOUR_RULES, rules: options?.rules ?? {} })
  return violations.flatMap(({ help, nodes }) => nodes.map(({ html }) => `${help}: ${html}`))
}
