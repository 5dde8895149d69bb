import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { VideoBlock } from '#ui/media/VideoBlock'
import { Examples } from '../../matrix.tsx'
import { art } from '../game/art.ts'
import { clip } from './clip.ts'

const meta = {
  component: VideoBlock,
  tags: ['beta'],
  args: {
    name: 'Regina Nilului în treizeci de secunde',
    src: clip,
    poster: art({ hue: 350, width: 640, height: 360 }),
  },
  decorators: (Story) => (
    <div style={{ inlineSize: 460, maxInlineSize: '100%' }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof VideoBlock>

export default meta
type Story = StoryObj<typeof meta>

/** Browsers play sound only after a real press, and the presses of `play` are simulated. */
const silent = { muted: true }

const filmOf = (element: Element) => element.querySelector('video') as HTMLVideoElement

export const Default: Story = {
  name: 'Afișul, înainte de film',
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Redă Regina Nilului în treizeci de secunde' }),
    ).toBeVisible()
    await expect(filmOf(canvasElement)).toMatchObject({ paused: true, controls: false, preload: 'none' })
  },
}

export const Playing: Story = {
  name: 'Pornește la o apăsare, apoi are comenzile browserului',
  tags: ['proof', 'CMS-06'],
  parameters: { visual: { disable: true } },
  args: silent,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Redă / }))
    await waitFor(() => expect(filmOf(canvasElement).currentTime).toBeGreaterThan(0))
    await expect(filmOf(canvasElement).controls).toBe(true)
    await expect(canvas.queryByRole('button', { name: /^Redă / })).not.toBeInTheDocument()
  },
}

export const PlayingByKey: Story = {
  name: 'Pornește de la tastatură și păstrează focalizarea',
  tags: ['proof', 'CMS-06'],
  parameters: { visual: { disable: true } },
  args: silent,
  play: async ({ canvas, canvasElement, userEvent }) => {
    ;(await canvas.findByRole('button', { name: /^Redă / })).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(filmOf(canvasElement).currentTime).toBeGreaterThan(0))
    await waitFor(() => expect(filmOf(canvasElement)).toHaveFocus())
  },
}

export const WithoutPoster: Story = { name: 'Fără afiș', args: { poster: undefined } }

export const Matrix: Story = {
  name: 'Variante',
  render: ({ name, src, poster }) => (
    <Examples words={['Cu afiș', 'Fără afiș']} style={{ display: 'grid', gap: 16 }}>
      <VideoBlock name={name} src={src} poster={poster} />
      <VideoBlock name="Fără afiș" src={src} />
    </Examples>
  ),
}
