// A picture of every story, compared only in the same environment: system and browser; by default a representative
// selection. And a check of every component's story in narrow windows and with large texts.
import '../ui/foundation/brandFaces.css'
import { afterEach, beforeAll, expect, type TestContext } from 'vitest'
import { commands, page } from 'vitest/browser'
import { facesHash } from './facesHash.ts'
import { type A11yParameters, faintWords, inLightTheme } from './lightTheme.ts'
import { problemsWhenNarrow } from './narrow.ts'
import type { Compared } from './pictures.ts'

type Parameters = { visual?: { disable?: boolean; area?: 'frame' | 'window' }; a11y?: A11yParameters }
type Story = { id: string; parameters: Parameters }

let compared: Compared = 'none'

/** The browser's real mouse position must not undo a hover by `play`, which is simulated. */
for (const name of ['pointerover', 'pointerout', 'mouseover', 'mouseout'])
  window.addEventListener(name, (event) => event.isTrusted && event.stopImmediatePropagation(), true)

/** Forced colours show the caret that pictures hide; it must not blink. */
const still = new CSSStyleSheet()
still.replaceSync('@media (forced-colors: active) { * { caret-animation: manual } }')
document.adoptedStyleSheets.push(still)

beforeAll(async () => {
  compared = await commands.comparedPictures(await facesHash())
})

/** The story of a test that has not failed. */
function storyOf(context: TestContext): Story | undefined {
  const { storyId } = context.task.meta as { storyId?: string }
  if (!storyId || context.task.result?.state === 'fail') return undefined
  return {
    id: storyId,
    parameters: (context as { story?: Pick<Story, 'parameters'> }).story?.parameters ?? {},
  }
}

// A single hook, since hooks run in reverse order: the picture comes first, with the unchanged window.
afterEach(async (context) => {
  const story = storyOf(context)
  if (!story) return
  if (matchMedia('(forced-colors: active)').matches) return comparePicture(story, 'forced')
  // One theme's difference must not hide the other's from the review.
  const [dark] = await Promise.allSettled([comparePicture(story, 'dark')])
  await inLightTheme(async () => {
    await comparePicture(story, 'light')
    if (dark.status === 'rejected') throw dark.reason
    expect(await faintWords(story.parameters.a11y)).toEqual([])
  })
  if (isForNarrow(story.id)) expect(await problemsWhenNarrow()).toEqual([])
})

/** Comparisons: stories that show all states of a component. */
const showsAllStates = (id: string): boolean => /--(?:matrix|states[\w-]*)$/.test(id)

/** All states of a component, a typical page, and forced colours reveal most defects. */
const isCompared = (id: string, look: string): boolean =>
  compared === 'all' ||
  (compared === 'chosen' &&
    (look === 'forced' || showsAllStates(id) || /--typical$|^pagini-.*--default$/.test(id)))

/** A lazy image out of view would never load. */
async function decoded(image: HTMLImageElement): Promise<void> {
  image.loading = 'eager'
  await image.decode().catch(() => undefined)
}

async function comparePicture({ id, parameters }: Story, look: 'dark' | 'light' | 'forced'): Promise<void> {
  const { disable = false, area = 'frame' } = parameters.visual ?? {}
  if (disable || !isCompared(id, look)) return
  await document.fonts.ready
  await Promise.all([...document.images].map(decoded))
  const frame = document.querySelector<HTMLElement>('.storyFrame')
  const inWindow = area === 'window' || !frame
  const subject = inWindow ? document.body : frame
  const name = `${look}/${id}`
  await commands.countPicture(name)
  const take = () => expect(page.elementLocator(subject)).toMatchScreenshot(name)
  await (inWindow ? clipped(subject, take) : wholly(subject, take))
}

/** Clips the page to the window for its picture. */
async function clipped({ style }: HTMLElement, take: () => Promise<unknown>) {
  style.setProperty('block-size', '100dvh')
  style.setProperty('overflow', 'clip')
  try {
    await take()
  } finally {
    style.removeProperty('block-size')
    style.removeProperty('overflow')
  }
}

/**
 * Comparisons are as wide as their content, and each of their examples has a story; the skip link is out of view until
 * it has the focus.
 */
const isForNarrow = (id: string): boolean =>
  id.startsWith('componente-') && !showsAllStates(id) && !id.startsWith('componente-shell-skiplink')

/** Waits until newly visible parts are rendered, and the page has its height. */
const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))

/** Resizes the window to the height of the subject for its picture, since content below the window is not painted. */
async function wholly(subject: HTMLElement, take: () => Promise<unknown>) {
  const { innerWidth, innerHeight } = window
  const heightNow = () => Math.max(innerHeight, Math.ceil(subject.getBoundingClientRect().height))
  const grows = subject.dataset.kind !== 'screen' && heightNow() > innerHeight
  // Parts that were not rendered had an estimated height.
  for (let turn = 0; grows && turn < 3 && heightNow() !== window.innerHeight; turn += 1) {
    await page.viewport(innerWidth, heightNow())
    await drawn()
  }
  try {
    await take()
  } finally {
    if (grows) await page.viewport(innerWidth, innerHeight)
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    comparedPictures: (faces: string) => Promise<Compared>
    countPicture: (name: string) => Promise<void>
  }
}
