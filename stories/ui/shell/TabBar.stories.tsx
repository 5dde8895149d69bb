import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TabBar } from '#ui/shell/TabBar'
import { openMenu, tabs } from './tabs.ts'

const meta = {
  component: TabBar,
  parameters: { frame: 'screen' },
  globals: { viewport: { value: 'phone' } },
  args: { label: 'Navigare rapidă', items: tabs },
} satisfies Meta<typeof TabBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Cazino' })).toHaveAttribute('aria-current', 'page')
    const menu = canvas.getByRole('button', { name: 'Meniu', expanded: false })
    await userEvent.click(menu)
    await expect(openMenu).toHaveBeenCalledOnce()
    await expect(menu.offsetHeight).toBeGreaterThanOrEqual(44)
  },
}

export const WithoutSearch: Story = { args: { items: tabs.filter(({ id }) => id !== 'search') } }

export const LongestText: Story = {
  args: { items: tabs.map((item) => ({ ...item, label: `${item.label} și recomandări` })) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const OnWideScreen: Story = {
  name: 'Wide screens have no tab bar',
  globals: { viewport: { value: 'tablet' } },
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument()
  },
}
