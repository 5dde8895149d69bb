import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '#ui/controls/Button'
import { Examples } from '../../matrix.tsx'

const meta = {
  component: Button,
  tags: ['control'],
  args: { children: 'Joacă', onClick: fn() },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Conturat',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Joacă' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Primary: Story = { name: 'Principal', args: { tone: 'primary' } }

export const Quiet: Story = { name: 'Discret', args: { tone: 'quiet', children: 'Vezi toate' } }

export const Danger: Story = { name: 'Distructiv', args: { tone: 'danger', children: 'Șterge contul' } }

export const WithIcon: Story = { name: 'Cu semn', args: { tone: 'primary', icon: 'play-fill' } }

export const AsLink: Story = {
  name: 'Ca legătură',
  render: () => (
    <Button tone="primary" href="/cont/inregistrare">
      Deschide un cont
    </Button>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Deschide un cont' })
    await expect(link).toHaveAttribute('href', '/cont/inregistrare')
  },
}

/** Stays in the tab order and does nothing. */
export const Disabled: Story = {
  name: 'Inactiv',
  args: { disabled: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Joacă' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveAttribute('aria-disabled', 'true')
  },
}

/** Keeps its width, its name and the focus. */
export const Loading: Story = {
  name: 'Așteaptă un răspuns',
  args: { tone: 'primary', loading: true },
  render: (args) => (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <Button {...args} />
      <Button tone="primary">Joacă</Button>
    </div>
  ),
  play: async ({ canvas }) => {
    const [busy, ready] = canvas.getAllByRole('button', { name: 'Joacă' })
    await expect(busy).toHaveAttribute('aria-busy', 'true')
    await expect(busy?.offsetWidth).toBe(ready?.offsetWidth)
  },
}

export const LongestText: Story = {
  name: 'Cel mai lung text',
  args: { tone: 'primary', children: 'Intră în cont și joacă pe bani reali la masa aleasă' },
  decorators: (Story) => (
    <div style={{ inlineSize: 220, maxInlineSize: '100%' }}>
      <Story />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button')
    await expect(button.getBoundingClientRect().width).toBeLessThanOrEqual(220)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

const tones = ['primary', 'outline', 'quiet', 'danger'] as const
const toneWords = {
  primary: 'Principal',
  outline: 'Conturat',
  quiet: 'Discret',
  danger: 'Distructiv',
} as const
const sizes = { s: 'mic', m: 'mediu', l: 'mare' } as const
const states = {
  'în repaus': undefined,
  'sub cursor': 'hover',
  apăsat: 'pressed',
  'cu focus': 'focus',
} as const

export const Matrix: Story = {
  name: 'Variante',
  render: () => (
    <Examples words={tones.map((tone) => toneWords[tone])} style={{ display: 'grid', gap: 16 }}>
      {tones.map((tone) => (
        <div key={tone} style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
          {(['s', 'm', 'l'] as const).map((size) => (
            <Button key={size} tone={tone} size={size}>
              {sizes[size]}
            </Button>
          ))}
          {Object.entries(states).map(([words, state]) => (
            <Button key={words} tone={tone} className={state && `show-${state}`}>
              {words}
            </Button>
          ))}
          <Button tone={tone} disabled>
            inactiv
          </Button>
        </div>
      ))}
    </Examples>
  ),
}
