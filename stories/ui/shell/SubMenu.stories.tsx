import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { IconButton } from '#ui/controls/IconButton'
import { SubMenu } from '#ui/shell/SubMenu'
import { ThemeSwitch } from '#ui/shell/ThemeSwitch'
import { under } from '../../matrix.tsx'
import { subMenuEntries } from './entries.ts'
import { showStates } from './showStates.ts'

const meta = {
  component: SubMenu,
  parameters: { frame: 'bare' },
  args: { label: 'Secțiuni', items: subMenuEntries },
} satisfies Meta<typeof SubMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Categorii',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Secțiuni' }).offsetHeight).toBe(44)
    await expect(canvas.getByRole('link', { name: 'Lobby' })).toHaveAttribute('aria-current', 'page')
  },
}

export const BadgeInWords: Story = {
  name: 'Cu numărul promoțiilor',
  tags: ['MNU-07'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Promoții, 4 disponibile' })).toBeVisible()
  },
}

export const ManyPromotions: Story = {
  name: 'Cu foarte multe promoții',
  args: {
    items: subMenuEntries.map((entry) =>
      entry.badge ? { ...entry, badge: 12, badgeLabel: '12 disponibile' } : entry,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('9+')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Promoții, 12 disponibile' })).toBeVisible()
  },
}

export const ForScreens: Story = {
  name: 'Ecranele late nu arată ce este pentru telefon',
  tags: ['MNU-07'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Sport' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'Turnee' })).toBeVisible()
  },
}

export const External: Story = {
  name: 'O legătură spre alt site',
  args: {
    items: [
      ...subMenuEntries,
      { id: 'blog', label: 'Blog', href: 'https://blog.arama.test/', icon: 'stack', external: true },
    ],
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Blog, se deschide într-o filă nouă' })
    await expect(link).toHaveAttribute('rel', 'noopener')
  },
}

export const WithControls: Story = {
  name: 'Cu temă și chat',
  args: {
    children: (
      <>
        <ThemeSwitch theme="dark" onThemeChange={fn()} />
        <IconButton icon="chat-circle" label="Chat" pressed={false} />
      </>
    ),
  },
}

/** The right edges of what the line shows, and its own. */
function ends(canvasElement: HTMLElement): { shown: number; line: number } {
  const line = canvasElement.querySelector('ul') as HTMLElement
  const shown = [...line.children].filter((item) => item.checkVisibility({ visibilityProperty: true }))
  const rights = shown.map((item) => item.getBoundingClientRect().right)
  return { shown: Math.max(...rights), line: line.getBoundingClientRect().right }
}

export const TooLong: Story = {
  name: 'Mai lung decât ecranul: restul stă în „Mai mult”',
  tags: ['MNU-07'],
  globals: { viewport: { value: 'tablet' } },
  args: WithControls.args,
  decorators: (Story) => (
    <div style={{ minBlockSize: 220 }}>
      <Story />
    </div>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const more = await canvas.findByRole('button', { name: 'Mai mult', expanded: false })
    const { shown, line } = ends(canvasElement)
    await expect(shown).toBeLessThanOrEqual(line)
    await expect(canvas.queryByRole('link', { name: /^Promoții/ })).not.toBeInTheDocument()
    await userEvent.click(more)
    const hidden = canvas.getByRole('link', { name: 'Promoții, 4 disponibile' })
    await expect(hidden).toBeVisible()
    await expect(hidden.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(768)
  },
}

export const CurrentStays: Story = {
  name: 'Secțiunea deschisă rămâne la vedere',
  tags: ['proof', 'MNU-07'],
  globals: { viewport: { value: 'tablet' } },
  args: {
    ...WithControls.args,
    items: subMenuEntries.map((entry) => ({ ...entry, current: entry.id === 'promotions' })),
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Mai mult' })
    const { shown, line } = ends(canvasElement)
    await expect(shown).toBeLessThanOrEqual(line)
    await expect(canvas.getByRole('link', { name: 'Promoții, 4 disponibile' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Lobby' })).toBeVisible()
  },
}

export const Matrix: Story = {
  name: 'Variante',
  decorators: under('O intrare sub cursor, una cu focus'),
  args: WithControls.args,
  play: async ({ canvasElement }) => {
    showStates(canvasElement, { hover: [1], focus: [2] })
  },
}
