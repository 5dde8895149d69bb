import { expect, screen, userEvent } from 'storybook/test'
import { opened } from '../overlay/play.ts'

/** The open menu in a window of this size: all of it is in view, with targets for fingers. */
export const onTouch = (viewport: 'phone' | 'tablet') => ({
  globals: { viewport: { value: viewport }, input: 'touch' },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: /^Contul meu/ }))
    const panel = await opened('Meniul contului')
    const { left, right, bottom } = panel.getBoundingClientRect()
    await expect(left).toBeGreaterThanOrEqual(8)
    await expect(right).toBeLessThanOrEqual(window.innerWidth - 8)
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
    for (const entry of panel.querySelectorAll('a, button'))
      await expect(entry.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
})
