import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Chip } from '#ui/controls/Chip'
import { Skeleton } from '#ui/feedback/Skeleton'
import { WidgetOutline } from '#ui/shell/WidgetOutline'
import { Examples } from '../../matrix.tsx'

const meta = {
  component: WidgetOutline,
  args: {
    id: 'w-204',
    type: 'GameRow',
    children: <Skeleton style={{ blockSize: 180 }} />,
  },
} satisfies Meta<typeof WidgetOutline>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Conturul unui modul',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('GameRow · w-204')).toBeVisible()
    await expect(canvasElement.querySelector('[data-widget-id="w-204"]')).toBeVisible()
  },
}

export const WithData: Story = {
  name: 'Cu datele lui',
  args: { detail: '/categorii/noi · 20 din 143', data: { type: 'Games', title: 'Jocuri noi', total: 143 } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText(/"total": 143/)).toBeNull()
    await userEvent.click(canvas.getByText('GameRow · w-204 · /categorii/noi · 20 din 143'))
    await expect(await canvas.findByText(/"total": 143/)).toBeVisible()
  },
}

export const WithControls: Story = {
  name: 'Cu stările de încercat',
  args: { data: { type: 'Games' }, controls: <Chip onPress={() => undefined}>Se încarcă</Chip> },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Se încarcă' })).toBeNull()
    await userEvent.click(canvas.getByText('GameRow · w-204'))
    await expect(await canvas.findByRole('button', { name: 'Se încarcă' })).toBeVisible()
  },
}

export const WithProblem: Story = {
  name: 'Cu o problemă',
  args: { problem: 'colecția nu are jocuri' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/colecția nu are jocuri/)).toBeVisible()
  },
}

/** A widget that draws nothing still shows where it is. */
export const Empty: Story = {
  name: 'Un modul fără nimic de arătat',
  args: { children: undefined, problem: 'tip necunoscut' },
}

export const LongestText: Story = {
  name: 'Cel mai lung text',
  globals: { viewport: { value: 'phone' } },
  args: { problem: 'colecția „Legende din Carpați” nu are niciun joc cu imagine portret' },
}

export const Matrix: Story = {
  name: 'Variante',
  render: (args) => (
    <Examples
      words={['Fără probleme', 'Cu o problemă', 'Cu date', 'Tip necunoscut']}
      style={{ display: 'grid', gap: 24 }}
    >
      <WidgetOutline {...args} />
      <WidgetOutline {...args} id="w-205" problem="colecția nu are jocuri" />
      <WidgetOutline {...args} id="w-207" detail="/categorii/noi · 20 din 143" data={{ total: 143 }} />
      <WidgetOutline id="w-206" type="necunoscut" problem="tip necunoscut" />
    </Examples>
  ),
}
