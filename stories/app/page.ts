import { expect, waitFor, within } from 'storybook/test'

/** Rules that parts cannot keep. */
const rulesOfPages = (enabled: boolean) => ({
  config: {
    rules: [
      // The link over all landmarks is the way into them; axe knows it only on pages without Storybook's own links.
      { id: 'region', enabled, selector: 'body *:not([href="#continut"])' },
      { id: 'landmark-one-main', enabled },
      { id: 'page-has-heading-one', enabled },
      // It takes rails for empty whose part of the page is too far below to be painted.
      { id: 'scrollable-region-focusable', enabled: false },
    ],
  },
})

/** Parameters of whole pages: full width, each in a frame of its own, judged as pages and not as parts. */
export const pageParameters = {
  frame: 'site',
  docs: { story: { inline: false, height: '800px' } },
  a11y: rulesOfPages(true),
} as const

/** Parameters of pages under a drawer or a dialog: what lies beneath is out of reach, and so are its landmarks. */
export const coveredParameters = {
  frame: 'site',
  docs: pageParameters.docs,
  a11y: rulesOfPages(false),
  visual: { area: 'window' },
} as const

export const unpictured = { visual: { disable: true } } as const

/** For pages that have no end worth its bytes: what the window shows. */
export const inWindow = { visual: { area: 'window' } } as const

/** As under a finger: rails peek, targets grow, and nothing waits for a mouse. */
export const phone = { globals: { viewport: { value: 'phone' }, input: 'touch' } } as const
export const desktop = { globals: { viewport: { value: 'desktop' } } } as const

export type Canvas = Pick<
  ReturnType<typeof within>,
  'findAllByRole' | 'findByRole' | 'getAllByRole' | 'getByRole'
>

/** Header, content and footer once; those of a part are no landmarks, though the query counts them. */
export async function hasLandmarks(canvas: Canvas) {
  for (const landmark of ['banner', 'main', 'contentinfo']) {
    const found = canvas.getAllByRole(landmark)
    const ofThePage = found.filter((element: HTMLElement) => !element.parentElement?.closest('main'))
    await expect(ofThePage).toHaveLength(1)
  }
}

/** One main heading, every landmark once, no level of headings left out, nothing wider than the window. */
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

/** The page beneath a modal cannot be reached, and the focus is in the modal. */
export async function isCovered(modal: HTMLElement) {
  await waitFor(() => expect(document.querySelector('main')?.closest('[inert]')).not.toBeNull())
  await expect(modal).toContainElement(document.activeElement as HTMLElement)
}

/** Every part of a page in order, by its heading. */
export const partsOf = (canvas: Canvas) =>
  within(canvas.getByRole('main'))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }: HTMLElement) => textContent)

/** Nothing has the focus, whatever had it in the story before. */
export const blur = () => (document.activeElement as HTMLElement | null)?.blur()
