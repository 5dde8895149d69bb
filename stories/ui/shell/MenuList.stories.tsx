import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { MenuList } from '#ui/shell/MenuList'
import { under } from '../../matrix.tsx'
import { subMenuEntries } from './entries.ts'
import { showStates } from './showStates.ts'

const meta = {
  component: MenuList,
  globals: { viewport: { value: 'phone' } },
  args: { label: 'Meniu', items: subMenuEntries, onFollow: fn() },
} satisfies Meta<typeof MenuList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Intrări cu semne',
  play: async ({ args, canvas, userEvent }) => {
    const sport = canvas.getByRole('link', { name: 'Sport' })
    await expect(sport.offsetHeight).toBe(48)
    await userEvent.click(sport)
    await expect(args.onFollow).toHaveBeenCalledOnce()
  },
}

export const ForScreens: Story = {
  name: 'Telefonul nu arată ce este pentru ecrane late',
  tags: ['MNU-07'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sport' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Turnee' })).not.toBeInTheDocument()
  },
}

export const LongestText: Story = {
  name: 'Cel mai lung text',
  args: {
    items: subMenuEntries.map((entry) => ({
      ...entry,
      label: `${entry.label} și tot ce ține de pagina lor`,
    })),
  },
}

export const Matrix: Story = {
  name: 'Variante',
  decorators: under('O intrare sub cursor, una cu focus'),
  play: async ({ canvasElement }) => {
    showStates(canvasElement, { hover: [1], focus: [2] })
  },
}
