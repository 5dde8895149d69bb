// The words of two hero slides are never shown on each other.
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { HeroCarousel, HeroSlide } from '#ui/layout/HeroCarousel'
import { art } from '../ui/game/art.ts'
import { draw, nextFrame, withMotion } from './phone.tsx'

withMotion(1440, 900)

const titles = ['Regina Nilului', 'Noaptea diamantelor']

/** Opacity of an element's words, its slide's fade included. */
function shown(title: string): number {
  let opacity = 1
  const heading = [...document.querySelectorAll('h2')].find(({ textContent }) => textContent === title)
  for (let at: Element | null | undefined = heading; at; at = at.parentElement)
    opacity *= Number(getComputedStyle(at).opacity)
  return opacity
}

test('the words of a slide have left before those of the next one come', async () => {
  draw(
    <HeroCarousel label="Recomandări">
      {titles.map((title, index) => (
        <HeroSlide
          key={title}
          title={title}
          first={index === 0}
          picture={{ src: art({ hue: 350 - 150 * index, width: 640, height: 480 }) }}
        />
      ))}
    </HeroCarousel>,
  )
  const second = page.getByRole('button', { name: 'Mergi la 2' })
  await expect.element(second).toBeVisible()
  expect(titles.map(shown)).toEqual([1, 0])
  const both: number[] = []
  let watching = true
  const watch = (async () => {
    while (watching) {
      both.push(Math.min(...titles.map(shown)))
      await nextFrame()
    }
  })()
  await userEvent.click(second)
  await expect.poll(() => titles.map(shown)).toEqual([0, 1])
  watching = false
  await watch
  expect(both.length).toBeGreaterThan(5)
  expect(Math.max(...both)).toBeLessThan(0.03)
})
