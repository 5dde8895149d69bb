import { render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { expect, test } from 'vitest'
import { messagesInTests } from '#ui/foundation/messages/inTests.ts'
import { LiveTile, type LiveTileProps } from './index.ts'

const tile = (fed: Partial<LiveTileProps>) => (
  <IntlProvider locale="ro" messages={messagesInTests}>
    <LiveTile name="Ruleta" provider="Brazi" href="/live/ruleta" playHref="/joaca/ruleta" {...fed} />
  </IntlProvider>
)

/** A table with changing data of the feed. */
function feed(first: Partial<LiveTileProps>) {
  const { container, rerender } = render(tile(first))
  return {
    says: (next: Partial<LiveTileProps>) => rerender(tile(next)),
    seats: () =>
      [...container.querySelectorAll<HTMLElement>('[data-free]')].map(({ dataset }) => dataset.free),
    breathing: () => container.querySelectorAll('[data-breathes]').length,
  }
}

const seats = [false, true, true]

test('LIV-09 a closed table has no free seat, and none counts as just freed when it opens', () => {
  const table = feed({ state: 'closed', seats })
  expect(table.seats()).toEqual(['false', 'false', 'false'])
  table.says({ state: 'open', seats })
  expect(table.seats()).toEqual(['false', 'true', 'true'])
  expect(table.breathing()).toBe(0)
})

test('LIV-09 only a seat that becomes free shows its ring', () => {
  const table = feed({ state: 'open', seats })
  table.says({ state: 'open', seats: [true, false, true] })
  expect(table.seats()).toEqual(['true', 'false', 'true'])
  expect(table.breathing()).toBe(1)
  table.says({ state: 'open', seats: [true, false, true], still: true })
  expect(table.breathing()).toBe(0)
  table.says({ state: 'open', seats: [true, false, true] })
  expect(table.breathing()).toBe(0)
})

test('seats appear with a fade, player numbers change without one', () => {
  const table = feed({ state: 'open', seats })
  table.says({ state: 'open', seats: [false, false, true] })
  expect(screen.getByText('1 loc liber', { selector: 'p > span' })).toHaveAttribute('data-changed', 'true')
  table.says({ state: 'open', players: 12 })
  const players = screen.getByText('12 la masă')
  table.says({ state: 'open', players: 13 })
  expect(screen.getByText('13 la masă')).toBe(players)
})

test.each<[what: string, fed: Partial<LiveTileProps>, name: string]>([
  ['nothing is known', {}, 'Ruleta'],
  ['there is no seat data', { state: 'open' }, 'Ruleta. Masă deschisă'],
  ['there is no player', { state: 'open', players: 0 }, 'Ruleta. Masă deschisă'],
  ['the feed names no seats', { state: 'open', seats: [] }, 'Ruleta. Masă deschisă'],
  ['all seats are taken', { state: 'open', seats: [false] }, 'Ruleta. Masă plină'],
  ['it is closed with free seats', { state: 'closed', seats: [true] }, 'Ruleta. Masă închisă'],
  [
    'a closed one opens again',
    { state: 'closed', opensAt: '18:00' },
    'Ruleta. Masă închisă. Revine la 18:00',
  ],
])('LIV-05 the link says how the table is when %s', (_what, fed, name) => {
  render(tile(fed))
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/live/ruleta')
})

test('a table with free seats has no button to be notified', () => {
  const onWatch = () => undefined
  const table = feed({ state: 'open', seats, onWatch })
  expect(screen.queryByRole('button')).toBeNull()
  table.says({ state: 'open', seats: [false], onWatch })
  expect(screen.getByRole('button', { name: /^Anunță-mă/ })).toBeInTheDocument()
})
