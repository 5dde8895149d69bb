import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MenuStrip } from '#ui/shell/MenuStrip'
import { menuEntries } from './entries.ts'
import { showStates } from './showStates.ts'

const meta = {
  component: MenuStrip,
  parameters: { frame: 'bare' },
  args: { label: 'Meniul cazinoului', items: menuEntries },
} satisfies Meta<typeof MenuStrip>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'MNU-01 The main menu lists its entries in order',
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('link').map(({ textContent }) => textContent)
    await expect(names).toEqual(menuEntries.map(({ label }) => label))
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Lobby')
  },
}

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation').offsetHeight).toBe(52)
  },
}

export const CurrentOutOfSight: Story = {
  name: 'The open page is scrolled into sight',
  globals: { viewport: { value: 'phone' } },
  args: { items: menuEntries.map((item) => ({ ...item, current: item.id === 'all' })) },
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect()
    await expect(right).toBeLessThanOrEqual(390)
  },
}

/** However many entries there are, the page behind them is one Tab away. */
export const OneStop: Story = {
  parameters: { visual: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    const links = canvas.getAllByRole('link')
    await userEvent.tab()
    await expect(links[0]).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(links[1]).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(links.at(-1)).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('navigation')).not.toContainElement(document.activeElement as HTMLElement)
    await userEvent.tab({ shift: true })
    await expect(links.at(-1)).toHaveFocus()
  },
}

export const Matrix: Story = {
  play: async ({ canvasElement }) => {
    showStates(canvasElement, { hover: [1], focus: [2] })
  },
}
