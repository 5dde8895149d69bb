import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Link, LinkElement, type LinkProps } from '#ui/foundation/Link'

const meta = {
  component: Link,
  args: { href: '/jocuri', children: 'Toate jocurile' },
  decorators: (Story) => (
    <p>
      Aici sunt puține. Vezi <Story /> și alege.
    </p>
  ),
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'O legătură în text',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Toate jocurile' })).toHaveAttribute('href', '/jocuri')
  },
}

function RouterLink({ href, children, ...rest }: LinkProps) {
  return (
    <a {...rest} href={`/ro${href}`}>
      {children}
    </a>
  )
}

/** The app decides what a link is made of; the kit never asks. */
export const ElementOfTheApp: Story = {
  name: 'Aplicația hotărăște din ce este făcută',
  tags: ['proof'],
  render: (args) => (
    <LinkElement value={RouterLink}>
      <Link {...args} />
    </LinkElement>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/ro/jocuri')
  },
}
