import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { mend } from './answers.ts'
import { site } from './meta.ts'
import { desktop, isWholePage, phone, unpictured } from './page.ts'
import type { Site } from './Site.tsx'

const meta = { ...site, args: { path: '/invingatori/recente' } } satisfies Meta<typeof Site>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  ...desktop,
  name: 'Ultimii câștigători',
  play: async ({ canvas }) => {
    await isWholePage(canvas, 'Câștigători recenți')
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(10))
  },
}

export const OnAPhone: Story = {
  name: 'Pe telefon: jackpot',
  args: { path: '/invingatori/jackpot' },
  ...phone,
  play: async ({ canvas }) => isWholePage(canvas, 'Câștigători de jackpot'),
}

export const HallOfFame: Story = {
  name: 'Hol de faimă',
  args: { path: '/invingatori/hol-de-faima' },
  ...desktop,
  play: async ({ canvas }) => isWholePage(canvas, 'Hol de faimă'),
}

export const Loading: Story = {
  name: 'Se încarcă',
  args: { faults: { '/api/winners': 'hang' } },
  parameters: unpictured,
  play: async ({ canvas }) => {
    await isWholePage(canvas, 'Câștigători recenți')
    await expect(canvas.getByRole('main').querySelector('[aria-busy=true]')).not.toBeNull()
  },
}

export const HallLoading: Story = {
  name: 'Holul de faimă se încarcă: podiumul are locul lui',
  args: { path: '/invingatori/hol-de-faima', faults: { '/api/winners': 'hang' } },
  ...desktop,
  parameters: unpictured,
  play: async ({ canvas }) => {
    await isWholePage(canvas, 'Hol de faimă')
    const main = canvas.getByRole('main')
    const [first] = main.querySelectorAll('[aria-busy=true] [data-rank="1"]')
    const box = first?.getBoundingClientRect()
    const page = main.getBoundingClientRect()
    await expect(box && Math.abs(box.x + box.width / 2 - page.x - page.width / 2)).toBeLessThan(1)
  },
}

export const Empty: Story = {
  name: 'Niciun câștigător',
  args: { answers: { '/api/winners?kind=recent': [] } },
  parameters: unpictured,
  play: async ({ canvas }) => {
    await isWholePage(canvas, 'Câștigători recenți')
    await expect(await canvas.findByText('Încă nu este niciun câștig de arătat.')).toBeVisible()
  },
}

export const Failed: Story = {
  name: 'Lista nu a venit; Reîncearcă o aduce',
  args: { faults: { '/api/winners': 503 } },
  parameters: unpictured,
  play: async ({ canvas, userEvent }) => {
    await isWholePage(canvas, 'Câștigători recenți')
    await canvas.findByText('Nu am putut încărca ultimii câștigători.')
    mend()
    await userEvent.click(canvas.getByRole('button', { name: 'Reîncearcă' }))
    await waitFor(() => expect(canvas.queryByText('Nu am putut încărca ultimii câștigători.')).toBeNull())
  },
}
