import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test'
import { Button } from '#ui/controls/Button'
import { Dialog } from '#ui/overlay/Dialog'
import { createModals, ModalStack } from '#ui/overlay/ModalStack'
import { kinds, ModalPage } from './ModalPage.tsx'
import { closed, opened, press } from './play.ts'

const outside = createModals()

const meta = {
  component: ModalStack,
  parameters: { docs: { story: { inline: false, height: '480px' } }, visual: { disable: true } },
  args: { children: <ModalPage kinds={kinds} opening={[]} /> },
} satisfies Meta<typeof ModalStack>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Un singur dialog deschis',
  parameters: { visual: { disable: false, area: 'window' } },
  args: { children: <ModalPage kinds={kinds} opening={['menu', 'details', 'session']} /> },
  play: async () => void (await opened('Intră în cont')),
}

export const Priorities: Story = {
  name: 'Cel mai important le acoperă pe celelalte',
  tags: ['proof', 'KIT-03'],
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Deschide Meniu' })
    await userEvent.click(opener)
    const menu = await opened('Meniu')
    await userEvent.click(within(menu).getByRole('button', { name: 'Încă: Regina Nilului' }))
    const details = await opened('Regina Nilului')
    const deeper = within(details).getByRole('button', { name: 'Încă: Intră în cont' })
    await userEvent.click(deeper)
    await opened('Intră în cont')
    await expect(menu.closest('[inert]')).not.toBeNull()
    await expect(details.closest('[inert]')).not.toBeNull()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(details.closest('[inert]')).toBeNull())
    await expect(deeper).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(menu.closest('[inert]')).toBeNull())
    await userEvent.keyboard('{Escape}')
    await closed()
    await expect(opener).toHaveFocus()
  },
}

function Two() {
  const [open, setOpen] = useState(['first', 'second'])
  const close = (id: string) => () => setOpen((now) => now.filter((each) => each !== id))
  return (
    <>
      <Dialog title="Primul mesaj" open={open.includes('first')} onClose={close('first')} />
      <Dialog title="Al doilea mesaj" open={open.includes('second')} onClose={close('second')} />
    </>
  )
}

export const Queue: Story = {
  name: 'Cele egale vin pe rând',
  tags: ['proof', 'KIT-03', 'UXP-11'],
  args: { children: <Two /> },
  play: async ({ userEvent }) => {
    await opened('Primul mesaj')
    await expect(screen.queryByText('Al doilea mesaj')).not.toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await opened('Al doilea mesaj')
    await waitFor(() => expect(screen.queryByText('Primul mesaj')).not.toBeInTheDocument())
    await userEvent.keyboard('{Escape}')
    await closed()
  },
}

const onClosed = fn()

export const Unregistered: Story = {
  name: 'Cel scos din listă se închide singur',
  tags: ['proof', 'KIT-03'],
  args: {
    modals: outside,
    children: <ModalPage kinds={['menu', 'message']} opening={['message']} onClosed={onClosed} />,
  },
  play: async () => {
    await opened('Ai 20 de rotiri')
    outside.stack.clear()
    await closed()
    await expect(onClosed).toHaveBeenCalledWith('message')
  },
}

export const LateClick: Story = {
  name: 'Apăsarea întârziată nu închide ce este dedesubt',
  tags: ['proof', 'KIT-03'],
  args: { children: <ModalPage kinds={kinds} opening={['menu', 'details']} /> },
  play: async ({ userEvent }) => {
    const details = await opened('Regina Nilului')
    const beneath = screen.getByRole('dialog', { name: 'Meniu', hidden: true })
    const scrimOf = (dialog: HTMLElement) => dialog.previousElementSibling as HTMLElement
    await fireEvent.pointerDown(scrimOf(details))
    await userEvent.keyboard('{Escape}')
    await opened('Meniu')
    await fireEvent.click(scrimOf(beneath))
    await expect(beneath).toBeVisible()
    await userEvent.click(scrimOf(beneath))
    await closed()
  },
}

export const HalfBeside: Story = {
  name: 'Se închide numai o apăsare întreagă alături',
  tags: ['proof', 'KIT-03'],
  args: { children: <ModalPage kinds={['message']} opening={['message']} /> },
  play: async () => {
    const dialog = await opened('Ai 20 de rotiri')
    const scrim = dialog.previousElementSibling as HTMLElement
    const layer = dialog.parentElement as HTMLElement
    await press(dialog, scrim, layer)
    await press(scrim, dialog, layer)
    await press(scrim, scrim, scrim, 2)
    // A press beside is heard of a turn later.
    await new Promise((done) => setTimeout(done, 50))
    await expect(dialog.closest('[data-open]')).not.toBeNull()
    await press(scrim, scrim, scrim)
    await closed()
  },
}

function Redrawn() {
  const [turn, setTurn] = useState(0)
  const [open, setOpen] = useState(false)
  return (
    <section key={turn}>
      <h2>Populare</h2>
      <Button href="/joc/regina-nilului" onClick={() => setOpen(true)}>
        Regina Nilului
      </Button>
      <Dialog
        title="Detalii"
        open={open}
        onClose={() => {
          setTurn(turn + 1)
          setOpen(false)
        }}
      />
    </section>
  )
}

export const NewList: Story = {
  name: 'Focusul revine la aceeași legătură',
  tags: ['proof', 'KIT-03'],
  args: { children: <Redrawn /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link'))
    await opened('Detalii')
    await userEvent.keyboard('{Escape}')
    await closed()
    await expect(canvas.getByRole('link', { name: 'Regina Nilului' })).toHaveFocus()
  },
}
