import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Button } from '#ui/controls/Button'
import { VideoPreview, type VideoPreviewProps } from '#ui/media/VideoPreview'
import { Examples } from '../../matrix.tsx'
import { art } from '../game/art.ts'
import { clip } from './clip.ts'

const meta = {
  component: VideoPreview,
  args: { poster: { src: art({ hue: 350, width: 640, height: 360 }) }, src: clip },
  decorators: (Story) => (
    <div style={{ inlineSize: 460, maxInlineSize: '100%' }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof VideoPreview>

export default meta
type Story = StoryObj<typeof meta>

const inMotion = { globals: { motion: 'full' } } as const
const unpictured = { parameters: { visual: { disable: true } } }
const videosIn = (element: Element) => [...element.querySelectorAll('video')]
const afterTheWait = () => new Promise((resolve) => setTimeout(resolve, 1700))
const patient = { timeout: 5000 }

/** Nobody looks: the picture alone, no video element and no data. */
export const Default: Story = {
  name: 'Imaginea, înainte de film',
  play: async ({ canvasElement }) => {
    await expect(videosIn(canvasElement)).toHaveLength(0)
  },
}

export const Running: Story = {
  ...inMotion,
  name: 'Filmul nu are sunet, se repetă, se oprește',
  tags: ['proof', 'UXP-06'],
  args: { active: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const pause = await canvas.findByRole('button', { name: 'Oprește previzualizarea' }, patient)
    const [video] = videosIn(canvasElement)
    await expect(video).toMatchObject({ muted: true, loop: true, playsInline: true, preload: 'none' })
    await expect(canvas.getByText('Previzualizare')).toBeVisible()
    await expect(pause.getBoundingClientRect().width).toBeGreaterThanOrEqual(44)
    await userEvent.click(pause)
    await expect(canvas.getByRole('button', { name: 'Pornește previzualizarea' })).toHaveFocus()
    await waitFor(() => expect(video?.paused).toBe(true))
  },
}

function Closable(props: VideoPreviewProps) {
  const [open, setOpen] = useState(true)
  return (
    <>
      <Button onClick={() => setOpen(false)}>Închide</Button>
      {open && <VideoPreview {...props} />}
    </>
  )
}

export const Released: Story = {
  ...inMotion,
  ...unpictured,
  name: 'Filmul eliberează tot când pleacă',
  tags: ['proof', 'UXP-06'],
  args: { active: true },
  render: (args) => <Closable {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('Previzualizare', {}, patient)
    const [video] = videosIn(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Închide' }))
    await waitFor(() => expect(video).not.toHaveAttribute('src'))
    await expect(video?.paused).toBe(true)
  },
}

function Pair(props: VideoPreviewProps) {
  const [second, setSecond] = useState(false)
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      <VideoPreview {...props} aria-label="Prima" />
      <Button onClick={() => setSecond(true)}>Pornește a doua</Button>
      <VideoPreview {...props} active={second} aria-label="A doua" />
    </div>
  )
}

export const OneAtATime: Story = {
  ...inMotion,
  ...unpictured,
  name: 'Un singur film o dată',
  tags: ['proof', 'UXP-06'],
  args: { active: true, role: 'group' },
  render: (args) => <Pair {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('Previzualizare', {}, patient)
    const [first] = videosIn(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Pornește a doua' }))
    await waitFor(() => expect(first).not.toBeInTheDocument(), patient)
    await canvas.findByText('Previzualizare', {}, patient)
    await expect(videosIn(canvas.getByLabelText('A doua'))).toHaveLength(1)
  },
}

const never = async ({ canvasElement }: { canvasElement: Element }) => {
  await afterTheWait()
  await expect(videosIn(canvasElement)).toHaveLength(0)
}

export const ReducedMotion: Story = {
  ...unpictured,
  name: 'Fără film la mișcare redusă',
  tags: ['proof', 'UXP-06'],
  globals: { motion: 'reduced' },
  args: { active: true },
  play: never,
}

export const Quiet: Story = {
  ...unpictured,
  name: 'Fără film în modul liniștit',
  tags: ['proof', 'UXP-06'],
  globals: { motion: 'quiet' },
  args: { active: true },
  play: never,
}

export const SaveData: Story = {
  ...inMotion,
  ...unpictured,
  name: 'Fără film la economie de date',
  tags: ['proof', 'UXP-06'],
  args: { active: true },
  beforeEach: () => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } })
    return () => Reflect.deleteProperty(navigator, 'connection')
  },
  play: never,
}

/** A video that cannot be played leaves the picture. */
export const Failed: Story = {
  ...inMotion,
  name: 'Filmul nu vine: rămâne imaginea',
  args: { active: true, src: 'data:video/webm;base64,AAAA' },
  play: async ({ canvas, canvasElement }) => {
    await afterTheWait()
    await waitFor(() => expect(videosIn(canvasElement)).toHaveLength(0))
    await expect(canvas.queryByText('Previzualizare')).not.toBeInTheDocument()
  },
}

export const WithoutPicture: Story = { name: 'Fără imagine', args: { poster: undefined, src: undefined } }

/** With a picture, and without one; what runs is above. */
export const Matrix: Story = {
  name: 'Variante',
  render: ({ poster }) => (
    <Examples words={['Cu imagine', 'Fără imagine']} style={{ display: 'grid', gap: 16 }}>
      <VideoPreview poster={poster} />
      <VideoPreview />
    </Examples>
  ),
}
