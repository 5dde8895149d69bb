// A picture of every story, compared only where it can be equal: same system, browser and fonts.
import '../ui/foundation/fonts.css'
import { afterEach, beforeAll, expect } from 'vitest'
import { commands, page } from 'vitest/browser'

type Pictured = { story?: { parameters: { visual?: { disable?: boolean; area?: 'frame' | 'window' } } } }

let comparing = false

beforeAll(async () => {
  comparing = await commands.picturesComparable(await fontsHash())
})

afterEach(async (context) => {
  const { task } = context
  const { storyId } = task.meta as { storyId?: string }
  const { disable, area = 'frame' } = (context as Pictured).story?.parameters.visual ?? {}
  if (!comparing || !storyId || disable || task.result?.state === 'fail') return

  await document.fonts.ready
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  const frame = document.querySelector<HTMLElement>('.storyFrame')
  const subject = area === 'frame' && frame ? frame : document.body
  await wholly(subject, () => expect(page.elementLocator(subject)).toMatchScreenshot(storyId))
})

/** Makes the window as high as the subject while its picture is taken; what lies below the window is not painted. */
async function wholly(subject: HTMLElement, take: () => Promise<unknown>) {
  const { innerWidth, innerHeight } = window
  const height = Math.ceil(subject.getBoundingClientRect().height)
  const grows = subject.dataset.kind !== 'screen' && height > innerHeight
  if (grows) await page.viewport(innerWidth, height)
  try {
    await take()
  } finally {
    if (grows) await page.viewport(innerWidth, innerHeight)
  }
}

/** Digest of a Romanian sample drawn with the kit's faces and with the system's. */
async function fontsHash(): Promise<string> {
  const families = ["'Archivo Variable'", "'Onest Variable'", 'sans-serif', 'monospace']
  await Promise.all(families.map((family) => document.fonts.load(`600 24px ${family}`, 'Aramă țuică')))
  const canvas = new OffscreenCanvas(480, 40 * families.length)
  const context = canvas.getContext('2d')
  if (!context) return 'none'
  for (const [row, family] of families.entries()) {
    context.font = `600 24px ${family}`
    context.fillText('Aramă țâșnește în șuvoi 1.284.907,36', 4, 28 + row * 40)
  }
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
  const digest = await crypto.subtle.digest('SHA-256', data)
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    picturesComparable: (fonts: string) => Promise<boolean>
  }
}
