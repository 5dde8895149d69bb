import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, waitFor } from 'storybook/test'
import { IconButton } from '#ui/controls/IconButton'
import { Tooltip } from '#ui/overlay/Tooltip'

const meta = {
  component: Tooltip,
  args: { text: 'Volatilitatea arată cât de rar și cât de mare câștigă un joc.', children: <></> },
  render: ({ text, describes }) => (
    <div style={{ display: 'grid', placeContent: 'center', minBlockSize: 160 }}>
      <Tooltip text={text} describes={describes}>
        <IconButton icon="info" label="Ce este volatilitatea" tone="plate" />
      </Tooltip>
    </div>
  ),
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))

export const Default: Story = {
  name: 'Butonul, fără cursor pe el',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Ce este volatilitatea' })).toHaveAccessibleDescription(
      'Volatilitatea arată cât de rar și cât de mare câștigă un joc.',
    )
  },
}

export const OfTheName: Story = {
  name: 'Ce spune și numele nu se citește de două ori',
  tags: ['proof'],
  args: { text: 'Ce este volatilitatea', describes: false },
  parameters: { visual: { disable: true } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const sign = canvas.getByRole('button', { name: 'Ce este volatilitatea' })
    await expect(sign).not.toHaveAccessibleDescription()
    await userEvent.tab()
    await waitFor(() => expect(canvasElement.querySelector('[role=tooltip]')).toBeVisible())
    await expect(canvas.queryByRole('tooltip')).not.toBeInTheDocument()
  },
}

export const Open: Story = {
  name: 'Deschis de cursor, după 200 ms',
  tags: ['KIT-07'],
  parameters: { visual: { area: 'window' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const bubble = () => canvasElement.querySelector('[role=tooltip]')
    await userEvent.hover(canvas.getByRole('button'))
    await wait(120)
    await expect(bubble()).not.toBeVisible()
    await waitFor(() => expect(bubble()).toHaveAttribute('data-placed'))
    await expect(bubble()).toBeVisible()
  },
}

export const Focus: Story = {
  name: 'Focusul îl deschide, Escape îl închide',
  tags: ['proof', 'KIT-07'],
  play: async ({ canvasElement, userEvent }) => {
    const bubble = () => canvasElement.querySelector('[role=tooltip]')
    await userEvent.tab()
    await waitFor(() => expect(bubble()).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await expect(bubble()).not.toBeVisible()
  },
}

export const Touch: Story = {
  name: 'Degetul nu îl deschide',
  tags: ['proof', 'KIT-07'],
  play: async ({ canvas, canvasElement }) => {
    await fireEvent.pointerOver(canvas.getByRole('button'), { pointerType: 'touch' })
    await wait(300)
    await expect(canvasElement.querySelector('[role=tooltip]')).not.toBeVisible()
  },
}

export const Hoverable: Story = {
  name: 'Rămâne cât cursorul este pe el',
  tags: ['proof'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = canvas.getByRole('button')
    await userEvent.hover(button)
    const bubble = canvasElement.querySelector('[role=tooltip]') as HTMLElement
    await waitFor(() => expect(bubble).toHaveAttribute('data-placed'))
    // As a browser tells of it: without the other element a pointer seems to have left the window.
    await fireEvent.pointerOut(button, { relatedTarget: bubble })
    await fireEvent.pointerOver(bubble, { relatedTarget: button })
    await expect(bubble).toBeVisible()
    await wait(300)
    await expect(bubble).toBeVisible()
  },
}
