import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TabBar } from '#ui/shell/TabBar'
import { showStates } from './showStates.ts'
import { openMenu, openSearch, tabs } from './tabs.ts'

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

export const Search: Story = {
  name: 'Search is a button of 52 pixels, with its name for the ear',
  parameters: { visual: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('button', { name: 'Caută' })
    await expect([search.offsetWidth, search.offsetHeight]).toEqual([52, 52])
    await userEvent.click(search)
    await expect(openSearch).toHaveBeenCalled()
  },
}

const counted = (badge: number): Story['args'] => ({
  items: tabs.map((item) =>
    item.id === 'promotions' ? { ...item, badge, badgeLabel: `${badge} disponibile` } : item,
  ),
})

export const BadgeInWords: Story = {
  name: 'MNU-07 The promotions badge is at most 9+, and is read in words',
  args: counted(12),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('9+')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Promoții, 12 disponibile' })).toBeVisible()
  },
}

export const FewPromotions: Story = { args: counted(3) }

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

export const Matrix: Story = {
  args: counted(4),
  play: async ({ canvasElement }) => {
    showStates(canvasElement, { hover: [1], focus: [2, 3] })
  },
}
