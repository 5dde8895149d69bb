import { useState } from 'react'
import { expect, test } from 'vitest'
import { FavouriteButton } from '#ui/game/FavouriteButton'
import { JackpotPanel } from '#ui/game/JackpotPanel'
import { JackpotTicker } from '#ui/game/JackpotTicker'
import { LiveTile, type LiveTileProps } from '#ui/game/LiveTile'
import { SeatStrip } from '#ui/game/SeatStrip'
import { art } from '../ui/game/art.ts'
import { announced, goTo, listen, pass, press, readPage, said } from './reader.tsx'

/** A heart whose change takes a second. */
function Heart() {
  const [on, setOn] = useState(false)
  const [pending, setPending] = useState(false)
  function toggle() {
    setPending(true)
    setTimeout(() => {
      setPending(false)
      setOn(!on)
    }, 1000)
  }
  return <FavouriteButton name="Regina Nilului" on={on} pending={pending} onToggle={toggle} />
}

test('Favourite: the name stays, the state changes, and the focus is kept while it is being saved', async () => {
  await listen(<Heart />)
  await goTo('button, Favorit: Regina Nilului, not pressed')
  await press('Enter')
  await press('Enter')
  await pass(1000)
  await press('Shift')
  expect(await said()).toSay(
    'button, Favorit: Regina Nilului, not pressed',
    /^button, Favorit: Regina Nilului, busy, disabled, not pressed$/,
    'button, Favorit: Regina Nilului, pressed',
  )
  expect(document.activeElement).toHaveAccessibleName('Favorit: Regina Nilului')
})

const table = (fed: Partial<LiveTileProps>) => (
  <LiveTile
    name="Blackjack Aramă 3"
    provider="Turnul Nord"
    href="/live/blackjack-arama-3"
    playHref="/joaca/blackjack-arama-3"
    picture={{ src: art({ hue: 180 }) }}
    language="ro"
    limits={{ from: 25, to: 10000 }}
    {...fed}
  />
)

const open = { state: 'open', dealer: 'Mihai', seats: [false, true, false, true] } as const
const full = { ...open, seats: [false, false, false, false] }

test('Live seats: LIV-05 before the feed a table says its name, whose it is and for how much', async () => {
  await listen(table({}))
  const log = await readPage()
  expect(log).toSay(
    'link, Blackjack Aramă 3',
    'Turnul Nord',
    'Limba mesei:',
    'link, Joacă Blackjack Aramă 3',
    '25 – 10.000 lei',
  )
  expect(log.join()).not.toMatch(/Live|Deschis|Închis/)
})

test('Live seats: LIV-05 the link says open and how many seats; what the feed changes is not announced', async () => {
  const draw = await listen(table({}))
  draw(table(open))
  await pass(2000)
  expect(await readPage()).toSay(
    'link, Blackjack Aramă 3. Masă deschisă, 2 locuri libere',
    'Dealer: Mihai',
    'link, Joacă Blackjack Aramă 3',
    '25 – 10.000 lei',
  )
  for (const next of [full, open, { ...open, stale: true }, { state: 'closed' } as const]) draw(table(next))
  await pass(2000)
  expect(await announced()).toEqual([])
  expect(await readPage()).toSay('link, Blackjack Aramă 3. Masă închisă', 'Turnul Nord')
})

test('Live seats: LIV-05 where nobody counts seats the link says how many play, and the results are read', async () => {
  const { seats: _, ...counted } = open
  await listen(table({ ...counted, players: 12, results: ['17', '32'] }))
  expect(await readPage()).toSay(
    'link, Blackjack Aramă 3. Masă deschisă, 12 la masă',
    'Ultimele rezultate:',
    '17 · 32',
  )
})

test('Live seats: the way to be told says of which table, and what pressing it again does', async () => {
  const onWatch = () => undefined
  const draw = await listen(table({ ...full, onWatch }))
  expect(await readPage()).toSay(
    'link, Blackjack Aramă 3. Masă plină',
    'button, Anunță-mă când se eliberează un loc la Blackjack Aramă 3',
  )
  draw(table({ ...full, onWatch, watched: true }))
  expect(await readPage()).toSay('button, Te anunțăm când se eliberează un loc la Blackjack Aramă 3. Renunță')
})

test('Live seats: LIV-05 a closed table says when it is back; a place in a list comes before the name', async () => {
  await listen(
    <>
      {table({ state: 'closed', opensAt: '18:00', rank: 2, onWatch: () => undefined })}
      <SeatStrip seats={[false, true]} show="dots" />
    </>,
  )
  expect(await readPage()).toSay(
    'link, Locul 2, Blackjack Aramă 3. Masă închisă. Revine la 18:00',
    'button, Anunță-mă când se deschide Blackjack Aramă 3',
    '1 loc liber',
  )
})

test('Jackpots: JAC-04 a ticker is heard once as a whole amount, and its growth is not announced', async () => {
  const draw = await listen(<JackpotTicker value={1284907.36} />)
  expect(await readPage()).toEqual(['1.284.907,36 lei', 'end of document'])
  draw(<JackpotTicker value={1284912.8} />)
  await pass(5000)
  expect(await announced()).toEqual([])
  expect(await readPage()).toEqual(['1.284.907,36 lei', 'end of document'])
})

test('Jackpots: a panel reads its name, the top amount, then each level with its amount', async () => {
  const levels = [
    { title: 'Regal', amount: 1284907.36 },
    { title: 'Mare', amount: 48210.11 },
    { title: 'Mini', amount: 88.02 },
  ]
  const render = ({ amount }: { amount: number }) => <JackpotTicker value={amount} size="inherit" />
  await listen(
    <JackpotPanel
      title="Foc de Aramă"
      href="/jackpoturi/foc"
      levels={levels}
      renderAmount={render}
      stale="18:04"
    />,
  )
  const log = await readPage()
  expect(log).toSay(
    'region, Foc de Aramă',
    'link, Foc de Aramă',
    '1.284.907,36 lei',
    'actualizat la 18:04',
    'term',
    'Mare',
    'definition',
    '48.210,11 lei',
    '88,02 lei',
  )
  expect(log).toSayOnce('48.210,11 lei')
})
