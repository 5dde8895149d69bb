import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { site } from './meta.ts'
import { type Canvas, desktop, inWindow, phone, unpictured } from './page.ts'
import { panelGone, panelOpen } from './panels.ts'
import type { Site } from './Site.tsx'

const meta = {
  ...site,
  args: { path: '/turnee', asks: true },
  parameters: { ...site.parameters, ...inWindow },
} satisfies Meta<typeof Site>

export default meta
type Story = StoryObj<typeof meta>

/** The question, which follows the first interaction. */
async function asked(canvas: Canvas, hover: (element: Element) => Promise<unknown>) {
  await hover(await canvas.findByRole('heading', { level: 1 }))
  return canvas.findByRole('region', { name: 'Putem măsura cum folosești site-ul?' })
}

export const Default: Story = {
  name: 'Întreabă, cu trei răspunsuri la fel de mari',
  tags: ['ANA-03'],
  ...desktop,
  play: async ({ canvas, userEvent }) => {
    const bar = within(await asked(canvas, userEvent.hover))
    const widths = bar.getAllByRole('button').map((button) => button.getBoundingClientRect().width)
    await expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(1)
  },
}

export const OnAPhone: Story = {
  name: 'Pe telefon',
  ...phone,
  play: async ({ canvas, userEvent }) => {
    await expect(await asked(canvas, userEvent.hover)).toBeVisible()
  },
}

export const Choice: Story = {
  name: 'Alege: nimic nu se schimbă până nu se salvează',
  tags: ['ANA-03'],
  ...desktop,
  parameters: unpictured,
  play: async ({ canvas, userEvent }) => {
    const bar = within(await asked(canvas, userEvent.hover))
    await userEvent.click(bar.getByRole('button', { name: 'Alege' }))
    const panel = within(await panelOpen('CookiePanel', 'Setări cookie-uri'))
    await expect(panel.getByRole('switch', { name: 'Analiză' })).not.toBeChecked()
    await userEvent.click(panel.getByRole('button', { name: 'Salvează alegerea' }))
    await panelGone()
    await expect(document.cookie).toContain('consent=denied')
  },
}
