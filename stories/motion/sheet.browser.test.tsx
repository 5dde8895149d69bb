// A sheet that was let go: it follows the finger's speed, can be caught on its way, and does not move with less motion.
import { beforeEach, expect, test, vi } from 'vitest'
import { loadMotion } from '#ui/foundation/motion.ts'
import { Drawer } from '#ui/overlay/Drawer'
import { paragraphs } from '../ui/overlay/openers.tsx'
import { drag, hold, opened } from '../ui/overlay/play.ts'
import { allowMotion, draw, durationOf, movedByScript, withMotion } from './phone.tsx'

const onClose = vi.fn()

async function openSheet() {
  draw(
    <Drawer open onClose={onClose} title="Regina Nilului" start="peek" footer="Joacă">
      {paragraphs}
    </Drawer>,
  )
  const sheet = await opened('Regina Nilului')
  const [heading] = sheet.getElementsByTagName('h2')
  return { sheet, heading: heading as HTMLElement }
}

const top = (sheet: Element) => Math.round(sheet.getBoundingClientRect().top)

withMotion(390, 844)

beforeEach(async () => {
  onClose.mockClear()
  await loadMotion()
})

test('KIT-04 a sheet that was let go gently takes its whole time, a flicked one goes on as fast as the finger', async () => {
  const { sheet, heading } = await openSheet()
  await drag(heading, { by: -200 })
  const [gentle] = movedByScript(sheet)
  expect(durationOf(gentle)).toBe(340)
  expect(gentle?.effect?.getTiming().easing).toBe('cubic-bezier(0.32, 0.72, 0, 1)')
  await gentle?.finished
  await vi.waitFor(() => expect(top(sheet)).toBe(48))
  await drag(heading, { by: 150, rest: 0 })
  const [flicked] = movedByScript(sheet)
  expect(durationOf(flicked)).toBeLessThan(300)
  await vi.waitFor(() => expect(sheet.style.cssText).toBe(''))
  expect(top(sheet)).toBe(Math.round(844 * 0.38))
})

test('KIT-04 a finger catches a sheet where it is', async () => {
  const { sheet, heading } = await openSheet()
  await drag(heading, { by: -150 })
  const letGo = await hold(heading, 20)
  expect(top(sheet)).toBeGreaterThan(110)
  expect(movedByScript(sheet)).toEqual([])
  // Its own layer: a finger moves it without painting it again.
  expect(getComputedStyle(sheet).willChange).toBe('translate')
  await letGo()
  await vi.waitFor(() => expect(sheet.style.cssText).toBe(''))
})

test('KIT-04 a sheet pulled off the screen goes on from there, and comes back where its owner keeps it', async () => {
  const { sheet, heading } = await openSheet()
  await drag(heading, { by: 300, rest: 0 })
  const [leaving] = movedByScript(sheet)
  expect(onClose).toHaveBeenCalledOnce()
  await leaving?.finished
  expect(top(sheet)).toBeGreaterThan(800)
  await vi.waitFor(() => expect(top(sheet)).toBe(Math.round(844 * 0.38)), { timeout: 2000 })
})

test.each(['reduced', 'quiet'])('UXP-14 with %s motion nothing moves by itself', async (how) => {
  if (how === 'quiet') document.documentElement.dataset.motion = 'quiet'
  else await allowMotion(false)
  const { sheet, heading } = await openSheet()
  await drag(heading, { by: -200 })
  expect(movedByScript(sheet)).toEqual([])
  await vi.waitFor(() => expect(top(sheet)).toBe(48))
})
