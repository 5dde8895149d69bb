import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '#ui/controls/Button'
import { Sheet, type SheetProps } from '#ui/overlay/Sheet'
import { MenuList } from '#ui/shell/MenuList'
import { subMenuEntries } from '../shell/entries.ts'

function Opener(props: SheetProps) {
  const [open, setOpen] = useState(props.open)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Deschide meniul</Button>
      <Sheet {...props} open={open} onClose={() => setOpen(false)} />
    </>
  )
}

const meta = {
  component: Sheet,
  // Each in a frame of its own: a modal opened in the written page would cover it.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    open: false,
    onClose: fn(),
    title: 'Meniu',
    children: <MenuList label="Meniu" items={subMenuEntries} />,
  },
  render: (props, { id }) => <Opener key={id} {...props} />,
} satisfies Meta<typeof Sheet>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Focus enters the sheet and comes back',
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Deschide meniul' })
    await userEvent.click(opener)
    await expect(screen.getByRole('dialog', { name: 'Meniu' })).toBeVisible()
    await expect(screen.getByRole('heading', { name: 'Meniu' })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Închide' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(opener).toHaveFocus()
  },
}

export const Open: Story = {
  args: { open: true },
  parameters: { visual: { area: 'window' } },
  globals: { viewport: { value: 'phone' } },
}

export const Bottom: Story = { ...Open, args: { open: true, side: 'bottom' } }

export const Scrim: Story = {
  name: 'A press beside the sheet closes it, one inside does not',
  args: { open: true },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(screen.getByRole('heading', { name: 'Meniu' }))
    await expect(dialog).toBeVisible()
    await userEvent.click(dialog)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}

export const Escape: Story = {
  name: 'Escape asks to close, and the page scrolls again',
  args: { open: true },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await expect(document.documentElement.style.overflow).toBe('hidden')
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(document.documentElement.style.overflow).toBe('')
  },
}
