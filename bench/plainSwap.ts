import type { Page } from 'playwright'

/** An element by its selector, and its whole HTML. */
export type Picture = { selector: string; html: string }

/** The HTML of the first `selector` as it is now, with the element itself, on which its look depends. */
export const pictureOf = async (page: Page, selector: string): Promise<Picture> => ({
  selector,
  html: await page
    .locator(selector)
    .first()
    .evaluate(({ outerHTML }) => outerHTML),
})

/**
 * What the browser alone needs to paint the same picture: milliseconds from setting its HTML at once, without any
 * script of ours, to the paint; then the same for taking it away. It tells how fast this machine is today.
 */
export async function swapPlain(
  page: Page,
  { selector, html }: Picture,
): Promise<[come: number, go: number]> {
  return page.evaluate(
    async ([wanted, markup]) => {
      const place = document.createElement('div')
      place.style.display = 'contents'
      const there = document.querySelector(wanted)
      if (there) there.replaceWith(place)
      else document.body.append(place)
      const set = (text: string) =>
        new Promise<number>((resolve) => {
          const began = performance.now()
          place.innerHTML = text
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)))
        })
      const times: [number, number] = [await set(markup), await set('')]
      // The next picture of the same element stands where this one did.
      if (there) await set(markup)
      return times
    },
    [selector, html] as const,
  )
}
