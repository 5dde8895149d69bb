import type { StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { LiveTile } from '#ui/game/LiveTile'

type Play = NonNullable<StoryObj<typeof LiveTile>['play']>

/** What is heard of the tile. */
export const links =
  (name: string): Play =>
  async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name })).toBeVisible()
  }

/** Who deals, for how much, in which language, and which seats are free. */
export const saysAll: Play = async ({ canvas, canvasElement, userEvent }) => {
  const link = canvas.getByRole('link', { name: 'Blackjack Aramă 3. Masă deschisă, 3 locuri libere' })
  await expect(canvas.getByText('Dealer: Mihai')).toBeVisible()
  await expect(canvas.getByText('25 – 10.000 lei')).toBeVisible()
  await expect(canvas.getByText('RO')).toBeVisible()
  await expect(canvas.queryByRole('status')).not.toBeInTheDocument()
  const free = [...canvasElement.querySelectorAll<HTMLElement>('[data-free]')].map(
    ({ dataset }) => dataset.free,
  )
  await expect(free).toEqual(['true', 'true', 'false', 'false', 'true', 'false', 'false'])
  await userEvent.tab()
  await expect(link).toHaveFocus()
  await userEvent.tab()
  await expect(canvas.getByRole('link', { name: 'Joacă Blackjack Aramă 3' })).toHaveFocus()
}

/** A closed table offers no play. */
export const saysWhenItIsBack: Play = async ({ args, canvas, userEvent }) => {
  const name = 'Blackjack VIP. Masă închisă. Revine la 18:00'
  await expect(canvas.getByRole('link', { name })).toBeVisible()
  await expect(canvas.getByText('Închis')).toBeVisible()
  await expect(canvas.queryByRole('link', { name: /^Joacă/ })).not.toBeInTheDocument()
  await userEvent.click(canvas.getByRole('button', { name: 'Anunță-mă când se deschide Blackjack VIP' }))
  await expect(args.onWatch).toHaveBeenCalledOnce()
}
