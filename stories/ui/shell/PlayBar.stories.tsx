import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { FavouriteButton } from '#ui/game/FavouriteButton'
import { InboxButton } from '#ui/shell/InboxButton'
import { PlayBar } from '#ui/shell/PlayBar'
import { Examples } from '../../matrix.tsx'
import { showStates } from './showStates.ts'

const startedAt = Date.UTC(2026, 10, 20, 16, 0)
const onMode = fn()
const onFullScreen = fn()

const meta = {
  component: PlayBar,
  parameters: { frame: 'bare' },
  args: {
    title: 'Regina Nilului',
    backHref: '/jocuri',
    favourite: <FavouriteButton name="Regina Nilului" size="s" on={false} onToggle={fn()} />,
    mode: { value: 'real', onValueChange: onMode },
    fullScreen: { active: false, onToggle: onFullScreen },
    session: { startedAt, now: startedAt + 84 * 60_000 },
    onSafePlay: fn(),
  },
} satisfies Meta<typeof PlayBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Un joc pe bani',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('banner').offsetHeight).toBe(44)
    await expect(canvas.getByRole('heading', { level: 1, name: 'Regina Nilului' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Înapoi din Regina Nilului' })).toHaveAttribute(
      'href',
      '/jocuri',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Pe bani', current: true }))
    await expect(onMode).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Demo', current: false }))
    await expect(onMode).toHaveBeenCalledWith('demo')
    await userEvent.click(canvas.getByRole('button', { name: 'Ecran complet', pressed: false }))
    await expect(onFullScreen).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Joc responsabil' }))
    await expect(args.onSafePlay).toHaveBeenCalledOnce()
  },
}

export const Clock: Story = {
  name: 'Cu ceasul sesiunii',
  tags: ['proof', 'CPL-05'],
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Timp de joc: o oră și 24 de minute')).toBeInTheDocument()
  },
}

const clipsNothing: Story['play'] = async ({ canvas, canvasElement }) => {
  await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  const { right } = canvas.getByRole('button', { name: 'Joc responsabil' }).getBoundingClientRect()
  await expect(right).toBeLessThanOrEqual(canvasElement.clientWidth)
  for (const control of [...canvas.getAllByRole('button'), ...canvas.getAllByRole('link')]) {
    await expect(control.getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
  }
}

export const OnPhone: Story = {
  name: 'Pe telefon rămân toate butoanele',
  globals: { viewport: { value: 'phone' } },
  play: clipsNothing,
}

export const LongestText: Story = {
  name: 'Cel mai lung text',
  globals: { viewport: { value: 'phone' } },
  args: { title: 'Comoara pierdută a Dunării de Jos, ediția a doua' },
  play: clipsNothing,
}

const onInbox = fn()

export const Waiting: Story = {
  name: 'Mesaje care așteaptă',
  tags: ['UXP-11'],
  args: { inbox: <InboxButton size="s" unread={2} expanded={false} onPress={onInbox} /> },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('banner').offsetHeight).toBe(44)
    await userEvent.click(canvas.getByRole('button', { name: 'Notificări, 2 noi' }))
    await expect(onInbox).toHaveBeenCalledOnce()
  },
}

export const WaitingOnPhone: Story = {
  name: 'Mesaje care așteaptă, pe telefon',
  args: { inbox: <InboxButton size="s" unread={12} expanded={false} onPress={onInbox} /> },
  globals: { viewport: { value: 'phone' } },
  play: clipsNothing,
}

export const Demo: Story = {
  name: 'Un joc demo',
  args: { mode: { value: 'demo', onValueChange: onMode }, session: undefined, favourite: undefined },
}

export const DemoOnPhone: Story = {
  ...Demo,
  name: 'Un joc demo, pe telefon',
  globals: { viewport: { value: 'phone' } },
  play: clipsNothing,
}

export const FullScreen: Story = {
  name: 'Pe tot ecranul',
  args: { fullScreen: { active: true, onToggle: onFullScreen } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Ecran complet', pressed: true })).toBeVisible()
  },
}

/** A guest in a game that has no demo of its own, on a device without full screen. */
export const Least: Story = {
  name: 'Cu cele mai puține butoane',
  args: { mode: undefined, fullScreen: undefined, session: undefined, favourite: undefined },
}

export const Matrix: Story = {
  name: 'Variante',
  render: (args) => (
    <Examples words={['Pe bani', 'Demo', 'Fără demo']} style={{ display: 'grid', gap: 16 }}>
      {[
        args,
        { ...args, mode: { value: 'demo', onValueChange: onMode } } as const,
        { ...args, mode: undefined },
      ].map((props, index) => (
        <section key={String(index)} aria-label={`Joc ${index + 1}`}>
          <PlayBar {...props} title={`Regina Nilului ${index + 1}`} />
        </section>
      ))}
    </Examples>
  ),
  play: async ({ canvasElement }) => {
    showStates(canvasElement, { hover: [0, 1, 4], focus: [6, 7, 10] })
  },
}
