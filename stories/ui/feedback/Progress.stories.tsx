import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Progress } from '#ui/feedback/Progress'

const meta = {
  component: Progress,
  args: { label: 'Rotiri folosite', value: 0.7, text: '14 din 20 de rotiri' },
  decorators: (Story) => (
    <div style={{ maxInlineSize: 360 }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof Progress>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Pe parcurs',
  play: async ({ canvas }) => {
    const line = canvas.getByRole('progressbar', { name: 'Rotiri folosite' })
    await expect(line).toHaveAttribute('value', '0.7')
    await expect(line).toHaveAttribute('aria-valuetext', '14 din 20 de rotiri')
  },
}

export const Begun: Story = { name: 'La început', args: { value: 0, text: '0 din 20 de rotiri' } }

export const Done: Story = { name: 'La capăt', args: { value: 1, text: '20 de rotiri, toate' } }

/** Of unknown length: a moving line, and a still pattern with reduced motion. */
export const Indeterminate: Story = {
  name: 'Durata nu se știe',
  args: { label: 'Verificăm datele', value: undefined, text: undefined },
  play: async ({ canvas }) => {
    const line = canvas.getByRole('progressbar', { name: 'Verificăm datele' })
    await expect(line).not.toHaveAttribute('value')
    await expect(document.getAnimations().filter((animation) => animation.playState === 'running')).toEqual(
      [],
    )
  },
}

export const HiddenLabel: Story = {
  name: 'Cu etichetă ascunsă',
  args: { hideLabel: true, text: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Rotiri folosite' })).toBeVisible()
  },
}

export const LongestText: Story = {
  name: 'Cel mai lung text',
  args: {
    label: 'Rulajul cerut de bonusul de bun venit al lunii noiembrie',
    text: '12.480,00 lei din 1.250.000,00 lei, până pe 30 noiembrie',
    value: 0.01,
  },
}

export const Matrix: Story = {
  name: 'Variante',
  render: () => (
    <div style={{ display: 'grid', gap: 20 }}>
      {[0, 0.1, 0.5, 1].map((value) => (
        <Progress key={value} label="Rotiri folosite" value={value} text={`${value * 20} din 20 de rotiri`} />
      ))}
      <Progress label="Fără cuvinte" value={0.7} />
      <Progress label="Verificăm datele" />
    </div>
  ),
}
