import type { Page } from 'playwright'

/** HTML of a step and the element that it stands in. */
export type Picture = { inside: string; html: string }

/** The HTML within `inside` as it is now. */
export const pictureOf = async (page: Page, inside: string): Promise<Picture> => ({
  inside,
  html: await page.locator(inside).first().innerHTML(),
})

/**
 * What the browser alone needs to paint the same picture: milliseconds from setting its HTML at once, without any
 * script of ours, to the paint; then the same for taking it away. It tells how fast this machine is today.
 */
export async function swapPlain(page: Page, { inside, html }: Picture): Promise<[come: number, go: number]> {
  return page.evaluate(
    async ([selector, markup]) => {
      const place =
        document.querySelector(selector ?? '') ?? document.body.appendChild(document.createElement('div'))
      const set = (text: string) =>
        new Promise<number>((resolve) => {
          const began = performance.now()
          place.innerHTML = text
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)))
        })
      await set('')
      return [await set(markup ?? ''), await set('')] as [number, number]
    },
    [inside, html] as const,
  )
}
