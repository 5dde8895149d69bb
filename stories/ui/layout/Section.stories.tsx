import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { EmptyState } from '#ui/feedback/EmptyState'
import { Section } from '#ui/layout/Section'

const meta = {
  component: Section,
  args: {
    title: 'Jucate recent',
    children: <EmptyState icon="hourglass" title="Încă nu ai jucat nimic" />,
  },
} satisfies Meta<typeof Section>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Titlu și conținut',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Jucate recent' })).toBeVisible()
  },
}

/** The short word is completed by the heading for those who hear it alone. */
export const WithAction: Story = {
  name: 'Cu „Vezi toate”',
  args: { count: 128, action: { href: '/jocuri/recente', label: 'Vezi toate' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Vezi toate Jucate recent' })).toBeVisible()
  },
}

export const WithNote: Story = {
  name: 'Cu un rând sub titlu',
  args: { note: 'Seamănă cu Regina Nilului' },
  play: async ({ canvas }) => {
    const [title, note] = [canvas.getByRole('heading'), canvas.getByText('Seamănă cu Regina Nilului')]
    await expect(note.getBoundingClientRect().top).toBeGreaterThan(title.getBoundingClientRect().bottom - 8)
  },
}

export const LongestText: Story = {
  name: 'Cel mai lung text',
  globals: { viewport: { value: 'phone' } },
  args: { ...WithAction.args, title: 'Toate sloturile noi din Carpați, din Deltă și de la mare' },
}

export const Matrix: Story = {
  name: 'Variante',
  render: (args) => (
    <div style={{ display: 'grid', gap: 28 }}>
      <Section {...args} title="Fără acțiune" />
      <Section {...args} {...WithAction.args} title="Cu acțiune și număr" />
    </div>
  ),
}
