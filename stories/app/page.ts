import { expect, waitFor, within } from 'storybook/test'

/** Axe rules that only apply to whole pages. */
const rulesOfPages = (enabled: boolean) => ({
  config: {
    rules: [
      // The skip link lies outside all landmarks; axe only knows that on pages without Storybook's own links.
      { id: 'region', enabled, selector: 'body *:not([href="#continut"])' },
      { id: 'landmark-one-main', enabled },
      { id: 'page-has-heading-one', enabled },
      // Axe takes rails for empty that are too far below to be painted.
      { id: 'scrollable-region-focusable', enabled: false },
    ],
  },
})

/** A browser under remote control, which must hear of a failed `play`. */
const tested = import.meta.env.MODE === 'test' || navigator.webdriver

/** Parameters of whole pages: full width, each in its own frame, checked with the rules of pages. */
export const pageParameters = {
  frame: 'site',
  docs: { story: { inline: false, height: '800px' } },
  a11y: rulesOfPages(true),
  // With other switches of the toolbar its steps fail, and the page is still worth looking at.
  throwPlayFunctionExceptions: tested,
} as const

/** Parameters of pages under a modal: the page beneath is inert, including its landmarks. */
export const coveredParameters = {
  frame: 'site',
  docs: pageParameters.docs,
  a11y: rulesOfPages(false),
  visual: { area: 'window' },
} as const

export const unpictured = { visual: { disable: true } } as const

/** For very long pages: only the picture of the window. */
export const inWindow = { visual: { area: 'window' } } as const

/** Touch input: rails peek, targets grow, and nothing needs hover. */
export const phone = { globals: { viewport: { value: 'phone' }, input: 'touch' } } as const
export const desktop = { globals: { viewport: { value: 'desktop' } } } as const

export type Canvas = Pick<
  ReturnType<typeof within>,
  'findAllByRole' | 'findByRole' | 'getAllByRole' | 'getByRole'
>

/** Header, main and footer exist once; those inside a part are no landmarks, though the query counts them. */
export async function hasLandmarks(canvas: Canvas) {
  for (const landmark of ['banner', 'main', 'contentinfo']) {
    const found = canvas.getAllByRole(landmark)
    const ofThePage = found.filter((element: HTMLElement) => !element.parentElement?.closest('main'))
    await expect(ofThePage).toHaveLength(1)
  }
}

/** One main heading, every landmark once, no skipped heading level, no horizontal overflow. */
export async function isWholePage(canvas: Canvas, heading: string | RegExp) {
  await expect(await canvas.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument()
  await hasLandmarks(canvas)
  const levels = canvas.getAllByRole('heading').map(({ tagName }: HTMLElement) => Number(tagName.slice(1)))
  for (const [place, level] of levels.entries())
    await expect(level).toBeLessThanOrEqual((levels[place - 1] ?? 0) + 1)
  const navs = canvas.getAllByRole('navigation').map((nav: HTMLElement) => nav.getAttribute('aria-label'))
  await expect(new Set(navs).size).toBe(navs.length)
  const { scrollWidth, clientWidth } = document.documentElement
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
}

/** The page beneath a modal is inert, and the focus is in the modal. */
export async function isCovered(modal: HTMLElement) {
  await waitFor(() => expect(document.querySelector('main')?.closest('[inert]')).not.toBeNull())
  await expect(modal).toContainElement(document.activeElement as HTMLElement)
}

/** Every part of a page in order, by its heading. */
export const partsOf = (canvas: Canvas) =>
  within(canvas.getByRole('main'))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }: HTMLElement) => textContent)

/** Removes the focus that an earlier story may have left. */
export const blur = () => (document.activeElement as HTMLElement | null)?.blur()
