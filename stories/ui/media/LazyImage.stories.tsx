import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { LazyImage, PLACEHOLDER } from '#ui/media/LazyImage'
import { Examples } from '../../matrix.tsx'
import { art } from '../game/art.ts'

const meta = {
  component: LazyImage,
  args: { src: art({ hue: 20 }), alt: 'Copertă' },
  decorators: (Story) => (
    <div style={{ inlineSize: 160, maxInlineSize: '100%', blockSize: 160, display: 'grid' }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof LazyImage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'O imagine la vedere',
  tags: ['KIT-06'],
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img')).toHaveAttribute('src', args.src))
  },
}

export const OutOfView: Story = {
  name: 'În afara ecranului așteaptă',
  tags: ['proof', 'KIT-06'],
  parameters: { visual: { disable: true } },
  decorators: (Story) => (
    <div style={{ paddingBlockStart: 2400 }}>
      <Story />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('src', PLACEHOLDER)
  },
}

export const Broken: Story = {
  name: 'O imagine care nu vine lasă o placă',
  tags: ['KIT-06'],
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.queryByRole('img')).not.toBeInTheDocument())
    await expect(canvasElement.querySelector('[data-state=error]')).toBeVisible()
  },
}

export const Instead: Story = {
  name: 'O altă imagine îi ține locul',
  tags: ['proof', 'KIT-06'],
  args: { src: 'data:image/png;base64,AAAA', instead: { src: art({ hue: 140 }) } },
  parameters: { visual: { disable: true } },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img')).toHaveAttribute('src', args.instead?.src))
  },
}

export const Missing: Story = { name: 'Fără imagine', args: { src: undefined } }

export const MissingWithTitle: Story = {
  name: 'Fără imagine: inițiala și titlul, în culoarea furnizorului',
  args: { src: undefined },
  render: (args) => (
    <div style={{ display: 'grid', inlineSize: 'min(480px, 80vw)', gridTemplateColumns: 'repeat(3, 1fr)' }}>
      {(
        [
          ['Livada de Aur', 'Șapte Văi'],
          ['Cireșe Aprinse', 'Șapte Văi'],
          ['Diamant 40', 'Copperleaf Studio'],
        ] as const
      ).map(([title, maker]) => (
        <div key={title} style={{ blockSize: 160 }}>
          <LazyImage {...args} missing={{ title, maker }} />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const colourOf = (title: string) =>
      getComputedStyle(canvas.getByText(title).parentElement as HTMLElement).backgroundColor
    await expect(canvas.getByText('Livada de Aur')).toBeVisible()
    await expect(colourOf('Livada de Aur')).toBe(colourOf('Cireșe Aprinse'))
    await expect(colourOf('Livada de Aur')).not.toBe(colourOf('Diamant 40'))
  },
}

export const Matrix: Story = {
  name: 'Variante',
  render: ({ src, alt }) => (
    <Examples
      words={['O imagine', 'Fără imagine', 'O imagine stricată']}
      style={{ display: 'flex', gap: 16 }}
    >
      {[src, undefined, 'data:image/png;base64,AAAA'].map((address) => (
        <div
          key={String(address).slice(0, 30)}
          style={{ inlineSize: 160, maxInlineSize: '100%', blockSize: 160, display: 'grid' }}
        >
          <LazyImage src={address} alt={alt} />
        </div>
      ))}
    </Examples>
  ),
}
