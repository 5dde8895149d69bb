// A change of the theme is one cross-fade of the whole page, in which no control has colours of its own.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setTheme } from '#app/platform/theme.ts'
import { tokens } from '#tokens/dist/tokens.ts'
import { Button } from '#ui/controls/Button'
import { allowMotion, draw, durationOf, nextFrame, withMotion } from './phone.tsx'

const root = document.documentElement
const { startViewTransition } = Document.prototype
let pressed = 0

/** Names of what runs: properties of single elements, and the pseudo-elements of the page's fade. */
const running = () =>
  document.getAnimations().map((animation) => {
    if (animation instanceof CSSTransition) return animation.transitionProperty
    return (animation.effect as KeyframeEffect | null)?.pseudoElement ?? ''
  })

/** Whether the old page lies over the new one. */
const fades = () => running().includes('::view-transition-old(root)')

const middleOf = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

/** A fade takes longer on a busy machine. */
const ended = () =>
  expect.poll(() => root.hasAttribute('data-no-transitions'), { timeout: 10_000 }).toBe(false)

withMotion(390, 844)

beforeEach(async () => {
  pressed = 0
  root.dataset.theme = 'dark'
  draw(
    <Button tone="outline" onClick={() => (pressed += 1)}>
      Joacă
    </Button>,
  )
  await expect.element(page.getByRole('button')).toBeVisible()
  await nextFrame()
})

afterEach(async () => {
  Object.assign(Document.prototype, { startViewTransition })
  await ended()
  delete root.dataset.theme
})

test('KIT-01 a change is one cross-fade of 200 ms, in which no control has a transition of its own', async () => {
  setTheme('light')
  await expect.poll(fades).toBe(true)
  const old = document
    .getAnimations()
    .filter(({ effect }) => (effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition'))
  expect(new Set(old.map(durationOf))).toEqual(new Set([tokens.duration.fade]))
  const seen = new Set<string>()
  while (root.hasAttribute('data-no-transitions')) {
    for (const name of running()) seen.add(name)
    await nextFrame()
  }
  expect([...seen].filter((name) => !name.startsWith('::view-transition'))).toEqual([])
  expect(root.dataset.theme).toBe('light')
  await nextFrame()
  expect(running()).toEqual([])
})

test('a press during the fade ends it, and reaches its aim', async () => {
  setTheme('light')
  await expect.poll(fades).toBe(true)
  const button = page.getByRole('button').element()
  await userEvent.click(document.documentElement, { position: middleOf(button) })
  expect(pressed).toBe(1)
  await ended()
  expect(root.dataset.theme).toBe('light')
})

test('two quick changes end with the last theme, and transitions work again', async () => {
  setTheme('light')
  setTheme('dark')
  await nextFrame()
  setTheme('light')
  await expect.poll(fades).toBe(true)
  expect(root).toHaveAttribute('data-no-transitions')
  await ended()
  expect(root.dataset.theme).toBe('light')
  expect(getComputedStyle(page.getByRole('button').element()).transitionDuration).toMatch(/^0\.14s/)
})

test('a skipped fade leaves nothing', async () => {
  Object.assign(Document.prototype, {
    startViewTransition(this: Document, change: () => void) {
      const fade = startViewTransition.call(this, change)
      fade.skipTransition()
      return fade
    },
  })
  setTheme('light')
  await expect.poll(() => root.dataset.theme).toBe('light')
  await ended()
})

test('without view transitions the page changes at once, controls included', async () => {
  Reflect.deleteProperty(Document.prototype, 'startViewTransition')
  const button = page.getByRole('button').element()
  const before = getComputedStyle(button).color
  setTheme('light')
  expect(getComputedStyle(button).color).not.toBe(before)
  expect(running()).toEqual([])
  await ended()
})

test.each(['reduced', 'quiet'])('UXP-14 with %s motion it changes at once', async (how) => {
  if (how === 'quiet') root.dataset.motion = 'quiet'
  else await allowMotion(false)
  setTheme('light')
  expect(root.dataset.theme).toBe('light')
  expect(root).not.toHaveAttribute('data-no-transitions')
  await nextFrame()
  expect(fades()).toBe(false)
})
