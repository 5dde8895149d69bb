import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { opened } from '../ui/overlay/play.ts'
import { Catalogue } from './Catalogue.tsx'
import {
  coveredParameters,
  desktop,
  isCovered,
  isWholePage,
  pageParameters,
  phone,
  unpictured,
} from './page.ts'

const meta = {
  component: Catalogue,
  parameters: pageParameters,
  args: { user: 'guest', count: 37, filtered: true, open: false, loading: false },
} satisfies Meta<typeof Catalogue>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Cu filtre alese',
  play: async ({ canvas }) => {
    await isWholePage(canvas, 'Toate jocurile')
    await expect(canvas.getByText('37 de jocuri')).toBeVisible()
    const grid = within(canvas.getByRole('list', { name: 'Toate jocurile' }))
    await waitFor(() => expect(grid.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '37'))
    await expect(canvas.getByRole('combobox')).toHaveAccessibleName('Ordonează')
  },
}

export const Removing: Story = {
  name: 'FIL-13 Un filtru se scoate din pagină',
  parameters: unpictured,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Scoate filtrul Miză 0,20–50 lei' }))
    await expect(canvas.queryByText('Miză 0,20–50 lei')).not.toBeInTheDocument()
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Scoate filtrul Rotiri gratuite' })).toHaveFocus(),
    )
  },
}

export const Player: Story = {
  name: 'Jucător, tot catalogul',
  args: { user: 'player', count: 1284, filtered: false },
  ...desktop,
  parameters: unpictured,
  play: async ({ canvas }) => {
    await isWholePage(canvas, 'Toate jocurile')
    await expect(canvas.getByText('1.284 de jocuri')).toBeVisible()
    const grid = canvas.getByRole('list', { name: 'Toate jocurile' })
    await waitFor(() => expect(grid.offsetHeight).toBeGreaterThan(10_000))
    await expect(grid.childElementCount).toBeLessThan(120)
  },
}

export const OnAPhone: Story = {
  name: 'Pe telefon, cu filtre alese',
  args: { user: 'player' },
  ...phone,
  parameters: unpictured,
  play: async ({ canvas }) => {
    await isWholePage(canvas, 'Toate jocurile')
    await expect(canvas.getByRole('button', { name: 'Filtre' })).toBeVisible()
  },
}

export const Loading: Story = {
  name: 'Se încarcă',
  args: { loading: true, filtered: false },
  parameters: unpictured,
  play: async ({ canvas }) => {
    await isWholePage(canvas, 'Toate jocurile')
    await expect(canvas.queryByRole('list', { name: 'Toate jocurile' })).not.toBeInTheDocument()
  },
}

export const Empty: Story = {
  name: 'Niciun joc: filtrul de scos',
  args: { count: 0 },
  parameters: unpictured,
  play: async ({ canvas }) => {
    await isWholePage(canvas, 'Toate jocurile')
    await expect(canvas.getByText('Niciun joc pentru filtrele alese.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Scoate „Rotiri gratuite”' })).toBeVisible()
  },
}

export const Filtering: Story = {
  name: 'UXP-03 Filtrele peste pagină',
  args: { user: 'player', open: true },
  ...desktop,
  parameters: { ...coveredParameters, ...unpictured },
  play: async ({ userEvent }) => {
    const filters = await opened('Filtre')
    await isCovered(filters)
    const apply = within(filters).getByRole('button', { name: 'Vezi 37 de jocuri' })
    await expect(apply).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(within(filters).getByRole('checkbox', { name: 'Atelier Zimbru' }))
    await expect(within(filters).getByRole('button', { name: 'Vezi 36 de jocuri' })).not.toHaveAttribute(
      'aria-disabled',
    )
  },
}

export const FilteringOnAPhone: Story = {
  name: 'Filtrele pe telefon',
  args: { user: 'player', open: true },
  ...phone,
  parameters: coveredParameters,
  play: async () => {
    const filters = await opened('Filtre')
    await isCovered(filters)
    await expect(Math.round(filters.getBoundingClientRect().top)).toBeGreaterThanOrEqual(48)
  },
}
