import { expect, waitFor, within } from 'storybook/test'
import { themes } from './colorEdits.ts'
import type { Theme } from './contrastPairs.ts'
import { frameTitle, wallWidths } from './LiveWall.tsx'

const frameOf = (element: HTMLElement, width: number, theme: Theme) =>
  within(element).getByTitle<HTMLIFrameElement>(frameTitle(width, theme))

/** Each frame is a window of its width, in its theme, and drawn no wider than there is room. */
export async function areWindows(element: HTMLElement) {
  for (const width of wallWidths)
    for (const theme of themes) {
      const frame = frameOf(element, width, theme)
      await expect(frame.contentWindow?.innerWidth).toBe(width)
      const room = frame.closest('figure')?.clientWidth ?? 0
      await expect(frame.getBoundingClientRect().width).toBeLessThanOrEqual(room + 1)
      const name = `Deschide singură: ${frameTitle(width, theme)}`
      const link = within(element).getByRole('link', { name })
      await expect(link).toHaveAttribute(
        'href',
        expect.stringContaining(encodeURIComponent(`theme:${theme}`)),
      )
    }
}

/** Waits until the first frame of each theme shows it; those below load when they come near the view. */
export async function showsBothThemes(element: HTMLElement, isDrawn: (page: HTMLElement) => void) {
  const [width = 0] = wallWidths
  for (const theme of themes)
    await waitFor(
      () => {
        const root = frameOf(element, width, theme).contentDocument?.documentElement
        expect(root?.dataset.theme).toBe(theme)
        if (root) isDrawn(root)
      },
      { timeout: 30_000 },
    )
}
