import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { mend } from './answers.ts'
import { site } from './meta.ts'
import { type Canvas, desktop, hasLandmarks, isWholePage, phone, unpictured } from './page.ts'
import type { Site } from './Site.tsx'

const meta = {
  ...site,
  args: { path: '/turnee', faults: { '/api/pages?path=/promotii': 500 } },
} satisfies Meta<typeof Site>

export default meta
type Story = StoryObj<typeof meta>
type Press = { click: (element: Element) => Promise<void> }

const FAILED = 'Nu am putut afișa pagina'

/** Follows a menu link from a working page to a failing one. */
async function follow(canvas: Canvas, userEvent: Press, menu: string) {
  await isWholePage(canvas, 'Turnee')
  const links = within(canvas.getByRole('navigation', { name: menu }))
  await userEvent.click(links.getByRole('link', { name: 'Promoții' }))
}

export const Default: Story = {
  name: 'Pagina nu s-a putut încărca: meniurile rămân',
  tags: ['ERR-03'],
  ...desktop,
  play: async ({ canvas, userEvent }) => {
    await follow(canvas, userEvent, 'Secțiuni')
    await canvas.findByRole('heading', { level: 1, name: FAILED })
    await hasLandmarks(canvas)
    await expect(await canvas.findByText(/500/)).toBeVisible()
  },
}

export const OnAPhone: Story = {
  name: 'Pe telefon',
  ...phone,
  parameters: unpictured,
  play: async ({ canvas, userEvent }) => {
    await follow(canvas, userEvent, 'Navigare rapidă')
    await canvas.findByRole('heading', { level: 1, name: FAILED })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

export const Left: Story = {
  name: 'Pagina principală merge mai departe',
  args: { parts: 2 },
  ...desktop,
  parameters: unpictured,
  play: async ({ canvas, userEvent }) => {
    await follow(canvas, userEvent, 'Secțiuni')
    const main = within(await canvas.findByRole('main'))
    await userEvent.click(await main.findByRole('link', { name: 'Pagina principală' }))
    await isWholePage(canvas, 'Cazino')
  },
}

export const Mended: Story = {
  name: 'La a doua încercare pagina vine',
  ...desktop,
  parameters: unpictured,
  play: async ({ canvas, userEvent }) => {
    await follow(canvas, userEvent, 'Secțiuni')
    await canvas.findByRole('heading', { level: 1, name: FAILED })
    mend()
    const menu = within(canvas.getByRole('navigation', { name: 'Secțiuni' }))
    await userEvent.click(menu.getByRole('link', { name: 'Cazinou live' }))
    await isWholePage(canvas, 'Cazinou live')
    await userEvent.click(menu.getByRole('link', { name: 'Promoții' }))
    await isWholePage(canvas, 'Promoții')
  },
}

export const Alone: Story = {
  name: 'Nici meniurile nu au venit',
  args: { path: '/promotii' },
  ...desktop,
  parameters: unpictured,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: FAILED })
    await expect(await canvas.findByRole('link', { name: 'Pagina principală' })).toBeVisible()
    await expect(canvas.queryByRole('banner')).not.toBeInTheDocument()
  },
}

export const Updated: Story = {
  name: 'Site actualizat între timp',
  tags: ['UXP-12'],
  args: { faults: { '/api/pages?path=/promotii': 'gone' } },
  ...desktop,
  play: async ({ canvas, userEvent }) => {
    await follow(canvas, userEvent, 'Secțiuni')
    await canvas.findByRole('heading', { level: 1, name: 'Site-ul a fost actualizat' })
    await expect(await canvas.findByRole('link', { name: 'Actualizează acum' })).toBeVisible()
    // Otherwise the page would reload, and the story with it.
    await userEvent.click(canvas.getByRole('button', { name: 'Rămâi pe pagină' }))
    await expect(canvas.queryByRole('button', { name: 'Rămâi pe pagină' })).not.toBeInTheDocument()
  },
}
