import type { Page } from 'playwright'

/** An element by its selector, with its whole HTML. */
export type Picture = { selector: string; html: string }

/** The current HTML of the first `selector`, including the element itself. */
export const pictureOf = async (page: Page, selector: string): Promise<Picture> => ({
  selector,
  html: await page
    .locator(selector)
    .first()
    .evaluate(({ outerHTML }) => outerHTML),
})

/**
 * The browser's own time to paint the same content: milliseconds from setting its HTML at once, without our scripts, to
 * the paint; then the same for removing it. It shows how fast the machine is.
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
      // The next state of the same element replaces it.
      if (there) await set(markup)
      return times
    },
    [selector, html] as const,
  )
}
