import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { IconButton } from '#ui/controls/IconButton'
import { Examples } from '../../matrix.tsx'

const meta = {
  component: IconButton,
  tags: ['control'],
  args: { icon: 'heart', label: 'Favorit: Arcul de Foc', onClick: fn() },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Discret',
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Favorit: Arcul de Foc' })
    await expect(button.offsetWidth).toBeGreaterThanOrEqual(40)
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Small: Story = { name: 'Mic', args: { size: 's' } }

export const Plate: Story = {
  name: 'Pe placă',
  args: { tone: 'plate', icon: 'caret-right-bold', label: 'Mai departe' },
}

/** Keeps its colours in both themes, since pictures do. */
export const Media: Story = { name: 'Peste o imagine', args: { tone: 'media' } }

/** The name stays; the state is said apart from it. */
export const Pressed: Story = {
  name: 'Apăsat',
  args: { pressed: true, icon: 'heart-fill' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Favorit: Arcul de Foc', pressed: true })).toBeVisible()
  },
}

export const Disabled: Story = {
  name: 'Inactiv',
  args: { disabled: true, tone: 'plate', icon: 'caret-left-bold', label: 'Înapoi' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Înapoi' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const AsLink: Story = {
  name: 'Ca legătură',
  render: () => <IconButton icon="lifebuoy" label="Ajutor" href="/pagini/ajutor" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ajutor' })).toHaveAttribute('href', '/pagini/ajutor')
  },
}

const tones = ['plain', 'plate', 'media'] as const
const states = [undefined, 'hover', 'pressed', 'focus'] as const

export const Matrix: Story = {
  name: 'Variante',
  render: () => (
    <Examples
      words={['Discret', 'Pe placă', 'Peste o imagine']}
      style={{ display: 'grid', gap: 16, justifyItems: 'start' }}
    >
      {tones.map((tone) => (
        <Examples
          key={tone}
          words={['În repaus', 'Sub cursor', 'Apăsat', 'Cu focus', 'Pornit', 'Inactiv', 'Mic']}
          style={{ display: 'flex', gap: 12 }}
        >
          {states.map((state) => (
            <IconButton
              key={String(state)}
              icon="info"
              label="Detalii"
              tone={tone}
              className={state && `show-${state}`}
            />
          ))}
          <IconButton icon="heart-fill" label="Favorit" tone={tone} pressed />
          <IconButton icon="info" label="Detalii" tone={tone} disabled />
          <IconButton icon="info" label="Detalii" tone={tone} size="s" />
        </Examples>
      ))}
    </Examples>
  ),
}
