import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '#ui/controls/Button'
import { Popover } from '#ui/overlay/Popover'

const pressed = fn()

const meta = {
  component: Popover,
  args: {
    label: 'Despre jackpot',
    trigger: <Button icon="info">Despre jackpot</Button>,
    children: 'Suma crește cu fiecare pariu până când cineva o câștigă.',
  },
} satisfies Meta<typeof Popover>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { name: 'Butonul, cu explicația închisă' }

export const Open: Story = {
  name: 'Explicația deschisă',
  parameters: { visual: { area: 'window' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Despre jackpot' }))
    await expect(await screen.findByRole('dialog', { name: 'Despre jackpot' })).toBeVisible()
  },
}

export const Above: Story = {
  name: 'Deasupra butonului',
  args: { side: 'top', trigger: <Button onClick={pressed}>Despre jackpot</Button>, onOpenChange: fn() },
  decorators: (Story) => (
    <div style={{ paddingBlockStart: 160 }}>
      <Story />
    </div>
  ),
  parameters: { visual: { disable: true } },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Despre jackpot' })
    pressed.mockClear()
    await userEvent.click(button)
    await expect(pressed).toHaveBeenCalledOnce()
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true)
    const panel = await screen.findByRole('dialog')
    await waitFor(() =>
      expect(panel.getBoundingClientRect().bottom).toBeLessThan(button.getBoundingClientRect().top),
    )
    await userEvent.click(button)
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
  },
}

export const Disposed: Story = {
  name: 'Pleacă din pagină la 150 ms după închidere',
  tags: ['proof', 'KIT-07'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Despre jackpot' }))
    await screen.findByRole('dialog')
    const closedAt = performance.now()
    await userEvent.keyboard('{Escape}')
    await expect(document.querySelector('[data-state=closed][role=dialog]')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument())
    await expect(performance.now() - closedAt).toBeGreaterThanOrEqual(140)
    await expect(canvas.getByRole('button')).toHaveFocus()
  },
}

export const TabbedOut: Story = {
  name: 'Tab iese dintr-una fără butoane',
  tags: ['proof', 'UXP-07'],
  parameters: { visual: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Despre jackpot' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('dialog')).toHaveFocus()
    await userEvent.tab()
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument())
    await expect(button).toHaveFocus()
  },
}
