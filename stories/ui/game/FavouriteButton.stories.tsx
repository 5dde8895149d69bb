import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { FavouriteButton, type FavouriteButtonProps } from '#ui/game/FavouriteButton'
import { Examples } from '../../matrix.tsx'

const meta = {
  component: FavouriteButton,
  args: { name: 'Arcul de Foc', on: false, onToggle: fn() },
} satisfies Meta<typeof FavouriteButton>

export default meta
type Story = StoryObj<typeof meta>

function Kept(props: FavouriteButtonProps) {
  const [on, setOn] = useState(props.on)
  return <FavouriteButton {...props} on={on} onToggle={() => setOn(!on)} />
}

/** The name stays, the state is spoken. */
export const Default: Story = {
  name: 'Nu este favorit',
  render: (args) => <Kept {...args} />,
  play: async ({ canvas, userEvent }) => {
    const heart = canvas.getByRole('button', { name: 'Favorit: Arcul de Foc' })
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await expect(heart).toHaveFocus()
    await expect(heart).toHaveAccessibleName('Favorit: Arcul de Foc')
    await userEvent.keyboard(' ')
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
  },
}

export const On: Story = { name: 'Favorit', args: { on: true } }

/** Keeps the focus and does nothing until the answer is there. */
export const Pending: Story = {
  name: 'Se păstrează',
  args: { pending: true },
  play: async ({ args, canvas, userEvent }) => {
    const heart = canvas.getByRole('button', { name: 'Favorit: Arcul de Foc' })
    await userEvent.tab()
    await expect(heart).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(heart)
    await expect(args.onToggle).not.toHaveBeenCalled()
    await expect(heart).toHaveAttribute('aria-disabled', 'true')
    await expect(heart).toHaveAttribute('aria-busy', 'true')
  },
}

const looks = {
  'În repaus': {},
  Favorit: { on: true },
  'Se păstrează': { pending: true },
  'Sub cursor': { className: 'show-hover' },
  'Cu focus': { className: 'show-focus' },
}

export const Matrix: Story = {
  name: 'Variante',
  render: (args) => (
    <Examples
      words={['Pe placă, mic', 'Pe placă, mediu', 'Peste o imagine, mic', 'Peste o imagine, mediu']}
      style={{ display: 'grid', gap: 12, inlineSize: 'fit-content' }}
    >
      {(['plate', 'media'] as const).map((tone) =>
        (['s', 'm'] as const).map((size) => (
          <div
            key={tone + size}
            style={{
              display: 'flex',
              gap: 16,
              padding: 12,
              background: tone === 'media' ? 'linear-gradient(90deg, #7d1d3f, #d9b23a)' : undefined,
            }}
          >
            {Object.entries(looks).map(([words, look]) => (
              <FavouriteButton
                key={words}
                {...args}
                {...look}
                name={`${words}, ${tone}, ${size}`}
                tone={tone}
                size={size}
              />
            ))}
          </div>
        )),
      )}
    </Examples>
  ),
}
