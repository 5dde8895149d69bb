import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SkipButton, SkipLink } from '#ui/shell/SkipLink'

const meta = {
  component: SkipLink,
  parameters: { frame: 'screen' },
  args: { href: '#continut', children: 'Sari la conținut' },
} satisfies Meta<typeof SkipLink>

export default meta
type Story = StoryObj<typeof meta>

/** Out of sight until the Tab key finds it. */
export const Default: Story = {
  name: 'Ascunsă până la primul Tab',
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole('link', { name: 'Sari la conținut' }).getBoundingClientRect()
    await expect(bottom).toBeLessThanOrEqual(0)
  },
}

export const Focused: Story = {
  name: 'Cu focus',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const link = canvas.getByRole('link', { name: 'Sari la conținut' })
    await expect(link).toHaveFocus()
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
    await expect(link.offsetHeight).toBeGreaterThanOrEqual(24)
  },
}

/** The second stop does something in place of leading somewhere. */
export const WithButton: Story = {
  name: 'Cu scurtăturile alături',
  tags: ['UXP-16'],
  render: (args) => (
    <>
      <SkipLink {...args} />
      <SkipButton aria-keyshortcuts="?">Scurtături de tastatură: ?</SkipButton>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Scurtături de tastatură: ?' })
    await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(0)
    await userEvent.tab()
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await expect(button.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  },
}
