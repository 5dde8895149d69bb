import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '#ui/controls/Button'
import { IconButton } from '#ui/controls/IconButton'
import { Drawer } from '#ui/overlay/Drawer'
import { Opener, paragraphs } from './openers.tsx'
import { closed, drag, opened, shows } from './play.ts'

type Props = ComponentProps<typeof Drawer>

const meta = {
  component: Drawer,
  // Each in a frame of its own: a modal opened in the written page would cover it.
  parameters: { docs: { story: { inline: false, height: '560px' } }, visual: { area: 'window' } },
  args: {
    open: false,
    onClose: fn(),

    title: 'Regina Nilului',
    subtitle: 'Turnul Nord',
    actions: <IconButton icon="heart" tone="plate" label="Favorit: Regina Nilului" />,
    footer: (
      <Button tone="primary" size="l">
        Joacă
      </Button>
    ),
    children: paragraphs,
  },
  render: ({ open, onClose: _, ...props }: Props, { id }) => (
    <Opener key={id} label="Deschide detaliile" initially={open}>
      {(state) => <Drawer {...props} {...state} />}
    </Opener>
  ),
} satisfies Meta<typeof Drawer>

export default meta
type Story = StoryObj<typeof meta>

const phone = { globals: { viewport: { value: 'phone' } } } satisfies Pick<Story, 'globals'>
const desktop = { globals: { viewport: { value: 'desktop' } } } satisfies Pick<Story, 'globals'>

export const Default: Story = {
  name: 'Urcă de jos, cu focusul pe titlu',
  tags: ['KIT-04'],
  parameters: { visual: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Deschide detaliile' })
    await userEvent.click(opener)
    await opened('Regina Nilului')
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Regina Nilului' })).toHaveFocus())
    await expect(opener.closest('[inert]')).not.toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Închide' }))
    await closed()
    await expect(opener).toHaveFocus()
    await expect(opener.closest('[inert]')).toBeNull()
  },
}

export const OnAPhone: Story = {
  args: { open: true },
  ...phone,
  name: 'Pe telefon',
  play: shows('Regina Nilului'),
}

export const Peek: Story = {
  name: 'Pe jumătate: 62 % din ecran, cu picior',
  tags: ['KIT-04'],
  args: { open: true, start: 'peek' },
  ...phone,
  play: async () => {
    const sheet = await opened('Regina Nilului')
    await expect(Math.abs(sheet.getBoundingClientRect().top - innerHeight * 0.38)).toBeLessThan(2)
    const play = screen.getByRole('button', { name: 'Joacă' }).getBoundingClientRect()
    await expect(play.bottom).toBeLessThanOrEqual(innerHeight)
    await expect(play.top).toBeGreaterThan(innerHeight * 0.8)
  },
}

export const OnADesk: Story = {
  args: { open: true },
  ...desktop,
  name: 'Pe ecran lat',
  play: shows('Regina Nilului'),
}

export const AlongTheSide: Story = {
  args: { open: true, shape: 'side', title: 'Filtre', subtitle: undefined, actions: undefined },
  ...desktop,
  name: 'Lipit de margine',
  play: shows('Filtre'),
}

export const ShortContent: Story = {
  args: { open: true, children: 'Sesiunea se încheie în două minute.', actions: undefined },
  ...phone,
  name: 'Cu puțin conținut',
  play: shows('Regina Nilului'),
}

export const LongestText: Story = {
  name: 'Cel mai lung text',
  args: { open: true, title: 'Călătoria nesfârșită a Căpitanului Furtună prin arhipelagul uitat de hărți' },
  globals: { viewport: { value: 'narrow' } },
  play: shows(/^Călătoria/),
}

export const Grabber: Story = {
  name: 'Bara de sus face la apăsare ce face trasul',
  tags: ['proof', 'UXP-07'],
  args: { open: true, start: 'peek' },
  ...phone,
  parameters: { visual: { disable: true } },
  play: async ({ userEvent }) => {
    const sheet = await opened('Regina Nilului')
    await userEvent.click(screen.getByRole('button', { name: 'Extinde' }))
    await waitFor(() => expect(Math.round(sheet.getBoundingClientRect().top)).toBe(48))
    await userEvent.click(screen.getByRole('button', { name: 'Coboară' }))
    await closed()
  },
}

export const Dragged: Story = {
  name: 'Tras în jos se închide, în sus se lărgește',
  tags: ['proof', 'KIT-04'],
  args: { open: true, start: 'peek' },
  ...phone,
  parameters: { visual: { disable: true } },
  play: async () => {
    const sheet = await opened('Regina Nilului')
    const heading = screen.getByRole('heading', { name: 'Regina Nilului' })
    const peek = sheet.getBoundingClientRect().top
    await drag(heading, { by: 40 })
    await waitFor(() => expect(sheet.getBoundingClientRect().top).toBe(peek))
    await drag(heading, { by: -peek + 60 })
    await waitFor(() => expect(Math.round(sheet.getBoundingClientRect().top)).toBe(48))
    await drag(heading, { by: 600 })
    await closed()
  },
}

export const ContentDragged: Story = {
  name: 'Degetul pe conținut îl lărgește, apoi derulează',
  tags: ['proof', 'KIT-04'],
  args: { open: true, start: 'peek' },
  ...phone,
  parameters: { visual: { disable: true } },
  play: async () => {
    const sheet = await opened('Regina Nilului')
    const text = screen.getByText(/^1\. /)
    await drag(text, { by: -280, touch: true })
    await waitFor(() => expect(Math.round(sheet.getBoundingClientRect().top)).toBe(48))
    await drag(text, { by: -100, touch: true })
    await expect(Math.round(sheet.getBoundingClientRect().top)).toBe(48)
  },
}

function Kept() {
  const [open, setOpen] = useState(true)
  return (
    <Drawer open={open} onClose={() => setOpen(false)} title="Fereastră mare">
      <Button>Primul</Button> <Button>Al doilea</Button>
    </Drawer>
  )
}

export const Trapped: Story = {
  name: 'Tab nu iese din el',
  tags: ['proof', 'KIT-03'],
  parameters: { visual: { disable: true } },
  render: () => (
    <>
      <Button>Pe pagină</Button>
      <Kept />
      <Button>Tot pe pagină</Button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened('Fereastră mare')
    for (let turn = 0; turn < 6; turn += 1) {
      await userEvent.tab()
      await expect(dialog.contains(document.activeElement) || document.activeElement === document.body).toBe(
        true,
      )
    }
    for (const button of canvas.getAllByRole('button', { hidden: true, name: /pe pagină/i }))
      await expect(button.closest('[inert]')).not.toBeNull()
    await userEvent.keyboard('{Escape}')
    await closed()
  },
}
