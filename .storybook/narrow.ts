// Problems of the open story in narrow windows, with touch, and with large or spread text.
import { page } from 'vitest/browser'
import { lostContent, SPREAD_TEXT, smallTargets } from './audit.ts'
import { applyConditions, type Conditions } from './conditions.ts'

/** Components that measure themselves do so in the next frame. */
const settle = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))

const root = document.documentElement

const asItIs: Conditions = { input: 'device', motion: 'system', text: '100' }

/** Simulates touch during `look`. */
async function underFinger<Found>(look: () => Found): Promise<Found> {
  applyConditions({ ...asItIs, input: 'touch' })
  await settle()
  try {
    return look()
  } finally {
    applyConditions(asItIs)
  }
}

/** Sets the largest text spacing (1.4.12) during `look`. */
async function spread<Found>(look: () => Found): Promise<Found> {
  const style = document.createElement('style')
  style.textContent = SPREAD_TEXT
  document.head.append(style)
  await settle()
  try {
    return look()
  } finally {
    style.remove()
  }
}

/** Doubles the text size (1.4.4) during `look`. */
async function large<Found>(look: () => Found): Promise<Found> {
  root.style.setProperty('font-size', '200%')
  await settle()
  try {
    return look()
  } finally {
    root.style.removeProperty('font-size')
  }
}

/** Problems of the open story in such windows and with such texts. */
export async function problemsWhenNarrow(): Promise<string[]> {
  const { innerWidth, innerHeight } = window
  try {
    await page.viewport(360, 780)
    const targets = await underFinger(smallTargets)
    await page.viewport(320, 640)
    await settle()
    const narrow = lostContent()
    const spaced = await spread(lostContent)
    await page.viewport(768, 1024)
    const enlarged = await large(lostContent)
    const told = (where: string, problems: string[]) => problems.map((problem) => `${where}: ${problem}`)
    return [
      ...told('under a finger at 360 px', targets),
      ...told('at 320 px', narrow),
      ...told('at 320 px with spread text', spaced),
      ...told('with text at 200 %', enlarged),
    ]
  } finally {
    await page.viewport(innerWidth, innerHeight)
  }
}
