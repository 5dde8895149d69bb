import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { ChatToggle, type ChatToggleProps } from '#ui/shell/ChatToggle'
import { Examples } from '../../matrix.tsx'

const meta = {
  component: ChatToggle,
  args: { state: 'hidden', onToggle: fn() },
} satisfies Meta<typeof ChatToggle>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Închis',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Asistent', pressed: false })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onToggle).toHaveBeenCalledOnce()
  },
}

export const Unread: Story = {
  name: 'Cu mesaje necitite',
  tags: ['CHT-01'],
  args: { unread: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Asistent, 3 mesaje necitite' })).toBeVisible()
    await expect(canvas.getByText('3')).toBeVisible()
  },
}

export const ManyUnread: Story = {
  name: 'Cu foarte multe necitite',
  args: { unread: 24 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('9+')).toBeVisible()
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Asistent, 24 de mesaje necitite')
  },
}

export const Loading: Story = {
  name: 'Se încarcă; apăsat, renunță',
  tags: ['CHT-01'],
  args: { state: 'loading' },
  play: async ({ args, canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Asistent' })
    await expect(toggle).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(toggle)
    await expect(args.onToggle).toHaveBeenCalledOnce()
  },
}

export const Visible: Story = { name: 'Deschis', args: { state: 'visible' } }

export const Row: Story = {
  name: 'Ca rând de meniu',
  args: { shape: 'row', unread: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Asistent, 3 mesaje necitite')
    await expect(canvas.getByText('Asistent')).toBeVisible()
  },
}

function Living(props: ChatToggleProps) {
  const [state, setState] = useState(props.state)
  return (
    <ChatToggle
      {...props}
      state={state}
      onToggle={() => setState(state === 'visible' ? 'hidden' : 'visible')}
    />
  )
}

export const Opening: Story = {
  name: 'Deschis nu mai are necitite',
  tags: ['proof', 'CHT-01'],
  args: { unread: 3 },
  parameters: { visual: { disable: true } },
  render: (args) => <Living {...args} />,
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button')
    await userEvent.click(toggle)
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    await expect(toggle).toHaveAccessibleName('Asistent')
    await userEvent.click(toggle)
    await expect(toggle).toHaveAttribute('aria-pressed', 'false')
  },
}

export const Matrix: Story = {
  name: 'Variante',
  render: (args) => (
    <Examples
      words={[
        'Închis',
        'Sub cursor',
        'Cu focus',
        'Trei necitite',
        'Foarte multe necitite',
        'Se încarcă',
        'Deschis',
      ]}
      style={{ display: 'flex', gap: 16 }}
    >
      {([undefined, 'show-hover', 'show-focus'] as const).map((className) => (
        <ChatToggle key={String(className)} {...args} className={className} />
      ))}
      <ChatToggle {...args} unread={3} />
      <ChatToggle {...args} unread={24} />
      <ChatToggle {...args} state="loading" />
      <ChatToggle {...args} state="visible" />
    </Examples>
  ),
}
