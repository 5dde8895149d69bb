import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TabBar } from '#ui/shell/TabBar'
import { fits, under } from '../../matrix.tsx'
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
  name: 'Patru locuri și căutarea',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Cazino' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Cazinou live' })).toContainElement(
      canvas.getByText('Live'),
    )
    const menu = canvas.getByRole('button', { name: 'Meniu', expanded: false })
    await userEvent.click(menu)
    await expect(openMenu).toHaveBeenCalledOnce()
    await expect(menu.offsetHeight).toBeGreaterThanOrEqual(44)
  },
}

export const Search: Story = {
  name: 'Căutarea are 52 px și nume pentru cititorul de ecran',
  tags: ['proof'],
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
  name: 'Cu numărul promoțiilor, cel mult 9+',
  tags: ['MNU-07'],
  args: counted(12),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('9+')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Promoții, 12 disponibile' })).toBeVisible()
  },
}

export const FewPromotions: Story = { name: 'Cu puține promoții', args: counted(3) }

export const WithoutSearch: Story = {
  name: 'Fără căutare',
  args: { items: tabs.filter(({ id }) => id !== 'search') },
}

export const LongestText: Story = {
  name: 'Cel mai lung text',
  args: { items: tabs.map((item) => ({ ...item, label: `${item.label} și recomandări` })) },
  play: fits,
}

export const OnWideScreen: Story = {
  name: 'Pe ecran lat nu se vede',
  globals: { viewport: { value: 'tablet' } },
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument()
  },
}

export const Matrix: Story = {
  name: 'Variante',
  decorators: under('Un loc sub cursor, două cu focus'),
  args: counted(4),
  play: async ({ canvasElement }) => {
    showStates(canvasElement, { hover: [1], focus: [2, 3] })
  },
}
