import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '#ui/controls/Button'
import { EmptyState } from '#ui/feedback/EmptyState'
import { Examples } from '../../matrix.tsx'

const meta = {
  component: EmptyState,
  args: {
    icon: 'heart',
    title: 'Încă nu ai jocuri favorite',
    text: 'Apasă inima de pe un joc ca să îl găsești aici.',
  },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { name: 'Titlu și explicație' }

export const TitleOnly: Story = { name: 'Numai titlul', args: { text: undefined } }

export const WithAction: Story = {
  name: 'Cu o ieșire',
  args: { action: <Button href="/jocuri">Vezi toate jocurile</Button> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Vezi toate jocurile' })).toHaveFocus()
  },
}

export const LongestText: Story = {
  ...WithAction,
  name: 'Cel mai lung text',
  globals: { viewport: { value: 'phone' } },
  args: {
    ...WithAction.args,
    icon: 'magnifying-glass',
    title: 'Niciun joc pentru „ruleta carpatică cu jackpot progresiv”',
    text: 'Scoate un filtru, verifică literele sau încearcă un cuvânt mai scurt din numele jocului.',
  },
}

export const Matrix: Story = {
  name: 'Variante',
  render: (args) => (
    <Examples words={['Cu explicație', 'Numai titlul', 'Cu o ieșire']} style={{ display: 'grid', gap: 16 }}>
      <EmptyState {...args} />
      <EmptyState {...args} text={undefined} icon="magnifying-glass" title="Niciun joc cu aceste filtre" />
      <EmptyState {...args} icon="gift" action={<Button href="/promotii">Vezi promoțiile</Button>} />
    </Examples>
  ),
}

export const Strip: Story = {
  name: 'Fâșie între alte liste',
  args: {
    size: 's',
    title: 'Preferatele mele',
    action: <Button tone="quiet">Caută un joc</Button>,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Caută un joc' })).toBeVisible()
    await expect(canvasElement.querySelector('[data-size="s"]')?.getBoundingClientRect().height).toBe(52)
  },
}
