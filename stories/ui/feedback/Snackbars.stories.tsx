import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, screen, waitFor } from 'storybook/test'
import { Button } from '#ui/controls/Button'
import {
  createSnackbarQueue,
  type SnackbarQueue,
  type SnackbarRequest,
  Snackbars,
} from '#ui/feedback/Snackbars'
import { Dialog } from '#ui/overlay/Dialog'
import { opened } from '../overlay/play.ts'
import { retry, samples, staying } from './snackbars.ts'

function fresh(...requests: SnackbarRequest[]): SnackbarQueue {
  const queue = createSnackbarQueue()
  queue.hold('story')
  for (const request of requests) queue.push(request)
  return queue
}

type PageProps = { requests: SnackbarRequest[]; next?: SnackbarRequest }

function Announcing({ requests, next = samples.success }: PageProps) {
  const [queue] = useState(() => fresh(...requests))
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => queue.push(next)}>Încă una</Button>
      <Button onClick={() => setOpen(true)}>Deschide un dialog</Button>
      <Dialog title="Detalii" open={open} onClose={() => setOpen(false)} />
      <Snackbars queue={queue} />
    </>
  )
}

const meta = {
  component: Snackbars,
  parameters: {
    frame: 'screen',
    visual: { disable: true },
    docs: { story: { inline: false, height: '480px' } },
  },
  args: { queue: createSnackbarQueue() },
  render: () => <Announcing requests={[samples.success, samples.info, samples.alert, samples.plain]} />,
} satisfies Meta<typeof Snackbars>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { name: 'Mesajele unei acțiuni', parameters: { visual: { disable: false } } }

export const OnAPhone: Story = {
  name: 'Pe telefon',
  parameters: { visual: { disable: false } },
  globals: { viewport: { value: 'phone' } },
}

export const LongestText: Story = {
  name: 'Cel mai lung text',
  parameters: { visual: { disable: false } },
  globals: { viewport: { value: 'narrow' } },
  render: () => (
    <Announcing
      requests={[
        {
          ...samples.alert,
          title: 'Nu am putut confirma înscrierea ta la turneul de toamnă al Atelierului Munților Apuseni',
          text: 'Turneul rămâne deschis până duminică, așa că poți încerca din nou peste câteva minute.',
        },
      ]}
    />
  ),
}

export const Spoken: Story = {
  name: 'Mesajele se aud, erorile întâi',
  tags: ['proof', 'KIT-02'],
  render: () => <Announcing requests={[]} next={samples.alert} />,
  play: async ({ canvas, userEvent }) => {
    const assertive = canvas.getByRole('alert')
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await expect(assertive).toBeEmptyDOMElement()
    await userEvent.click(canvas.getByRole('button', { name: 'Încă una' }))
    await expect(assertive).toHaveTextContent(
      'Eroare: Nu am putut încărca jackpoturile. Afișăm ultimele valori cunoscute.',
    )
    await waitFor(() => expect(assertive).toBeEmptyDOMElement(), { timeout: 2000 })
    await expect(canvas.getByText('Nu am putut încărca jackpoturile')).toBeVisible()
  },
}

export const Fifth: Story = {
  name: 'Al cincilea îl scoate pe primul',
  tags: ['proof', 'KIT-02'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
    await userEvent.click(canvas.getByRole('button', { name: 'Încă una' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
    const [first] = canvas.getAllByRole('listitem')
    await expect(first).toHaveTextContent('Ruleta Carpați s-a deschis')
  },
}

export const Keys: Story = {
  name: 'F6 duce la cel mai nou și înapoi, Escape îl închide',
  tags: ['proof', 'UXP-10'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Încă una' })
    // The keys are listened to with the first frame.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    button.focus()
    await userEvent.keyboard('{F6}')
    await expect(canvas.getByRole('button', { name: 'Închide: Fluxul live s-a întrerupt' })).toHaveFocus()
    await userEvent.keyboard('{F6}')
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.keyboard('{F6}{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Reîncearcă' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(retry).toHaveBeenCalled()
    await userEvent.keyboard('{Escape}{Escape}')
    await waitFor(() => expect(canvas.queryByRole('listitem')).not.toBeInTheDocument())
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const OverADialog: Story = {
  name: 'Apăsat peste un dialog, dialogul rămâne',
  tags: ['proof', 'UXP-10'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Deschide un dialog' }))
    const dialog = await opened('Detalii')
    await userEvent.click(screen.getByRole('button', { name: 'Anulează' }))
    await expect(dialog).toBeVisible()
    // The focus has moved on to the next snackbar.
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2))
    await expect(dialog).toBeVisible()
    await expect(dialog.closest('[inert]')).toBeNull()
  },
}

function Timed() {
  const [queue] = useState(() => createSnackbarQueue())
  return (
    <>
      <Button onClick={() => queue.push({ type: 'info', title: 'Trece repede', timeout: 300 })}>Arată</Button>
      <Snackbars queue={queue} />
    </>
  )
}

export const Paused: Story = {
  name: 'Rămâne cât este sub cursor sau cu focus',
  tags: ['proof', 'UXP-10'],
  render: () => <Timed />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Arată' }))
    const title = canvas.getByText('Trece repede')
    await userEvent.hover(title)
    await new Promise((done) => setTimeout(done, 600))
    await expect(title).toBeVisible()
    await userEvent.unhover(title)
    await waitFor(() => expect(title).not.toBeInTheDocument(), { timeout: 2000 })
  },
}

export const Swiped: Story = {
  name: 'Degetul îl împinge în lături',
  tags: ['proof', 'UXP-07'],
  render: () => <Announcing requests={[{ ...samples.alert, ...staying }]} />,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const item = canvas.getByRole('listitem')
    const at = (clientX: number) => ({ pointerType: 'touch', pointerId: 1, clientX, clientY: 10 })
    await fireEvent.pointerDown(item, at(60))
    await fireEvent.pointerMove(item, at(100))
    await fireEvent.pointerUp(item, at(100))
    await expect(item).toBeVisible()
    await fireEvent.pointerDown(item, at(60))
    await fireEvent.pointerMove(item, at(200))
    await fireEvent.pointerUp(item, at(200))
    await waitFor(() => expect(item).not.toBeInTheDocument())
  },
}
