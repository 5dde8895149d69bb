import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MenuStrip } from '#ui/shell/MenuStrip'
import { under } from '../../matrix.tsx'
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
  name: 'Meniul principal',
  tags: ['MNU-01'],
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('link').map(({ textContent }) => textContent)
    await expect(names).toEqual(menuEntries.map(({ label }) => label))
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Lobby')
  },
}

export const OnPhone: Story = {
  name: 'Pe telefon',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation').offsetHeight).toBe(52)
  },
}

export const CurrentOutOfSight: Story = {
  name: 'Pagina deschisă este adusă la vedere',
  globals: { viewport: { value: 'phone' } },
  args: { items: menuEntries.map((item) => ({ ...item, current: item.id === 'all' })) },
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect()
    await expect(right).toBeLessThanOrEqual(390)
  },
}

/** However many entries there are, the page behind them is one Tab away. */
export const OneStop: Story = {
  name: 'Un singur Tab până la pagină',
  tags: ['proof'],
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
  name: 'Variante',
  decorators: under('O intrare sub cursor, una cu focus'),
  play: async ({ canvasElement }) => {
    showStates(canvasElement, { hover: [1], focus: [2] })
  },
}
