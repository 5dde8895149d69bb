// A list of snackbars that changes: what leaves fades where it stood, the others move to their new places.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSnackbarQueue, Snackbars } from '#ui/feedback/Snackbars'
import { loadMotion } from '#ui/foundation/motion.ts'
import { allowMotion, draw, durationOf, movedByScript, nextFrame, withMotion } from './phone.tsx'

const queue = createSnackbarQueue()

const items = () => [...document.querySelectorAll<HTMLElement>('li')]
const leaving = () => document.querySelector<HTMLElement>('[data-leaving]')

async function show(...titles: string[]) {
  for (const title of titles) queue.push({ type: 'info', title, id: title })
  await vi.waitFor(() => expect(items()).toHaveLength(titles.length))
  await Promise.all(document.getAnimations().map(({ finished }) => finished))
}

withMotion(1200, 900)

beforeEach(async () => {
  await loadMotion()
  draw(<Snackbars queue={queue} />)
  await vi.waitFor(() => expect(document.querySelector('section')).not.toBeNull())
})

afterEach(() => {
  for (const { id } of queue.getSnapshot()) queue.close(id)
})

test('KIT-02 one that leaves fades where it stood, and those above it move', async () => {
  await show('Unu', 'Doi', 'Trei')
  const [first, second] = items().map((item) => item.getBoundingClientRect().top)
  queue.close('Trei')
  await vi.waitFor(() => expect(items()).toHaveLength(2))
  const [above, below] = items() as [HTMLElement, HTMLElement]
  const [moved] = movedByScript(above)
  expect(durationOf(moved)).toBe(200)
  moved?.pause()
  if (moved) moved.currentTime = 0
  expect(above.getBoundingClientRect().top).toBeCloseTo(first as number)
  moved?.play()
  expect(movedByScript(below)).toHaveLength(1)
  expect(leaving()?.textContent).toMatch(/Trei/)
  expect(leaving()).toHaveAttribute('inert')
  await Promise.all(document.getAnimations().map(({ finished }) => finished))
  await nextFrame()
  expect(leaving()).toBeNull()
  expect(above.getBoundingClientRect().top).toBeCloseTo(second as number)
  expect(above.style.cssText).toBe('')
})

test('KIT-02 those that were there make room for a new one', async () => {
  await show('Unu')
  const [before] = items().map((item) => item.getBoundingClientRect().top)
  queue.push({ type: 'info', title: 'Doi' })
  await vi.waitFor(() => expect(items()).toHaveLength(2))
  const [first] = items() as [HTMLElement]
  expect(movedByScript(first)).toHaveLength(1)
  await Promise.all(movedByScript(first).map(({ finished }) => finished))
  expect(first.getBoundingClientRect().top).toBeLessThan((before as number) - 40)
})

test.each(['reduced', 'quiet'])('UXP-14 with %s motion they change places at once', async (how) => {
  if (how === 'quiet') document.documentElement.dataset.motion = 'quiet'
  else await allowMotion(false)
  await show('Unu', 'Doi')
  queue.close('Doi')
  await vi.waitFor(() => expect(items()).toHaveLength(1))
  expect(items().flatMap(movedByScript)).toEqual([])
  expect(leaving()).toBeNull()
})
