// What people with narrow windows, fingers and large or spread text meet in the open story.
import { page } from 'vitest/browser'
import { lostContent, SPREAD_TEXT, smallTargets } from './audit.ts'
import { applyConditions, type Conditions } from './conditions.ts'

/** What measures itself does so with the next frame. */
const settle = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))

const root = document.documentElement

const asItIs: Conditions = { input: 'device', motion: 'system', text: '100' }

/** A finger in place of the mouse while `look` looks. */
async function underFinger<Found>(look: () => Found): Promise<Found> {
  applyConditions({ ...asItIs, input: 'touch' })
  await settle()
  try {
    return look()
  } finally {
    applyConditions(asItIs)
  }
}

/** Letters, words and lines as far apart as people may ask for (1.4.12) while `look` looks. */
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

/** Text of twice the size (1.4.4) while `look` looks. */
async function large<Found>(look: () => Found): Promise<Found> {
  root.style.setProperty('font-size', '200%')
  await settle()
  try {
    return look()
  } finally {
    root.style.removeProperty('font-size')
  }
}

/** What is wrong with the open story in windows and with texts that people use. */
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
