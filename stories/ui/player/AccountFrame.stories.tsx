import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Dialog } from '#ui/overlay/Dialog'
import { AccountFrame, type AccountFrameProps } from '#ui/player/AccountFrame'
import { Examples } from '../../matrix.tsx'
import { opened } from '../overlay/play.ts'

/** A page without a network. */
const page = (words: string) =>
  `data:text/html,${encodeURIComponent(`<body style="font: 18px sans-serif; margin: 32px; color: gray">${words}`)}`

const meta = {
  component: AccountFrame,
  args: {
    src: page('Pagina contului'),
    title: 'Contul meu',
    ready: false,
    href: 'https://cont.arama.test/',
    onRetry: fn(),
    sandbox: 'allow-scripts allow-forms',
    allow: 'clipboard-write',
  },
} satisfies Meta<typeof AccountFrame>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Locul paginii contului, până vine',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Se încarcă pagina contului')
    const frame = canvasElement.querySelector('iframe')
    await expect(frame).not.toBeVisible()
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-forms')
    await expect(frame).toHaveAttribute('allow', 'clipboard-write')
  },
}

export const Ready: Story = {
  name: 'Pagina contului a venit',
  args: { ready: true },
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle('Contul meu')
    await expect(frame).toBeVisible()
    await expect(frame.offsetHeight).toBeGreaterThanOrEqual(window.innerHeight * 0.7)
  },
}

export const Late: Story = {
  name: 'Pagina întârzie: se poate deschide separat',
  args: { patience: 50 },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const frame = canvasElement.querySelector('iframe')
    const open = await canvas.findByRole('link', { name: 'Deschide într-o filă nouă' })
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Pagina contului nu s-a încărcat încă/)
    await expect(open).toHaveAttribute('target', '_blank')
    await userEvent.click(canvas.getByRole('button', { name: 'Încearcă din nou' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    // Another frame, loaded from the start, and the same patience with it.
    await expect(canvasElement.querySelector('iframe')).not.toBe(frame)
    await expect(canvas.getByRole('status')).toBeInTheDocument()
    await canvas.findByRole('link', { name: 'Deschide într-o filă nouă' })
  },
}

/** Says that it is there only when it is asked for again. */
function SecondTime({ onRetry, ...props }: AccountFrameProps) {
  const [ready, setReady] = useState(false)
  return (
    <AccountFrame
      {...props}
      ready={ready}
      onRetry={() => {
        onRetry()
        setReady(true)
      }}
    />
  )
}

export const Arrives: Story = {
  name: 'Pagina vine totuși, mesajul pleacă',
  tags: ['proof'],
  args: { patience: 50 },
  parameters: { visual: { disable: true } },
  render: (args) => <SecondTime {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Încearcă din nou' }))
    await expect(canvas.getByTitle('Contul meu')).toBeVisible()
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement()
  },
}

const inDialog = (viewport: string, patience?: number): Story => ({
  globals: { viewport: { value: viewport } },
  parameters: { docs: { story: { inline: false, height: '640px' } }, visual: { area: 'window' } },
  args: { patience },
  render: (args) => (
    <Dialog open size="l" title="Contul meu" onClose={fn()}>
      <AccountFrame {...args} />
    </Dialog>
  ),
  play: async () => {
    const dialog = await opened('Contul meu')
    // Nothing scrolls but the page inside.
    await waitFor(() => expect(screen.getByRole('alert').parentElement?.offsetHeight).toBeGreaterThan(400))
    const content = screen.getByRole('alert').parentElement?.parentElement
    await expect(content?.scrollHeight).toBe(content?.clientHeight)
    await expect(dialog.offsetHeight).toBeLessThanOrEqual(window.innerHeight)
    if (patience) await screen.findByRole('link', { name: 'Deschide într-o filă nouă' })
  },
})

export const InDialog: Story = { ...inDialog('desktop'), name: 'În dialog' }
export const InDialogOnPhone: Story = { ...inDialog('phone'), name: 'În dialog, pe telefon' }
export const LateInDialogOnPhone: Story = {
  ...inDialog('phone', 50),
  name: 'În dialog, pe telefon: întârzie',
}

export const Matrix: Story = {
  name: 'Variante',
  render: (args) => (
    <Examples
      words={['Se încarcă', 'Întârzie', 'A venit']}
      style={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 24 }}
    >
      <AccountFrame {...args} />
      <AccountFrame {...args} patience={0} title="Contul meu, târziu" />
      <AccountFrame {...args} ready title="Contul meu, gata" />
    </Examples>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Deschide într-o filă nouă' })
  },
}
