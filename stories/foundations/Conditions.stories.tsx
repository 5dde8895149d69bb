import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Button } from '#ui/controls/Button'
import { prefersStill } from '#ui/foundation/swipe.ts'

/** What the toolbar says, every story believes: shown here on one button. */
const meta = {
  title: 'Condiții',
  component: Button,
  args: { size: 's', children: 'Joacă' },
  // Conditions hold for a whole document: on the documentation page each story has its own.
  parameters: { docs: { story: { inline: false, height: '120px' } } },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { name: 'Un buton mic' }

export const Touch: Story = {
  name: 'Sub deget are 44 px',
  tags: ['UXP-07'],
  globals: { input: 'touch' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').offsetHeight).toBe(44)
    await expect(matchMedia('(hover: hover)').matches).toBe(false)
  },
}

export const Mouse: Story = {
  name: 'Sub mouse are 36 px',
  globals: { input: 'mouse' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').offsetHeight).toBe(36)
    await expect(matchMedia('(hover: hover)').matches).toBe(true)
  },
}

const durationOf = (element: Element) =>
  Math.max(...getComputedStyle(element).transitionDuration.split(',').map(Number.parseFloat))

export const Moving: Story = {
  name: 'Cu toată mișcarea se schimbă treptat',
  globals: { motion: 'full' },
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    await expect(durationOf(canvas.getByRole('button'))).toBe(0.14)
    await expect(prefersStill()).toBe(false)
  },
}

export const Reduced: Story = {
  name: 'Cu mișcare redusă se schimbă pe loc',
  globals: { motion: 'reduced' },
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    await expect(durationOf(canvas.getByRole('button'))).toBe(0)
    await expect(prefersStill()).toBe(true)
  },
}

export const Quiet: Story = {
  name: 'În modul liniștit la fel',
  tags: ['proof', 'UXP-14'],
  globals: { motion: 'quiet' },
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    await expect(durationOf(canvas.getByRole('button'))).toBeLessThan(0.002)
    await expect(prefersStill()).toBe(true)
  },
}

export const LargeText: Story = {
  name: 'Cu textul la 200 % crește',
  globals: { text: '200' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('button')).fontSize).toBe('28px')
  },
}

export const LongTexts: Story = {
  name: 'Cu texte prelungite se lățește',
  globals: { texts: 'long' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button')).toHaveTextContent(/^‹Joacă .+›$/))
  },
}

export const Hovered: Story = {
  name: 'Stările de sub cursor se arată fără cursor',
  args: { tone: 'primary', className: 'show-hover' },
  render: (args) => (
    <>
      <Button {...args} />
      <Button {...args} className={undefined} />
    </>
  ),
  play: async ({ canvas }) => {
    const [hovered, resting] = canvas
      .getAllByRole('button')
      .map((button) => getComputedStyle(button).backgroundColor)
    await expect(hovered).not.toBe(resting)
  },
}
