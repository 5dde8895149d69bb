import { useState } from 'react'
import { expect, test } from 'vitest'
import { FavouriteButton } from '#ui/game/FavouriteButton'
import { JackpotPanel } from '#ui/game/JackpotPanel'
import { JackpotTicker } from '#ui/game/JackpotTicker'
import { LiveTile } from '#ui/game/LiveTile'
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

const table = (free: number) => (
  <LiveTile
    name="Blackjack Aramă 3"
    href="/live/blackjack-arama-3"
    playHref="/joaca/blackjack-arama-3"
    picture={art({ hue: 180 })}
    dealer="Mihai"
    language="ro"
    limits={{ from: 25, to: 10000 }}
    seats={{ total: 7, free }}
  />
)

test('Live seats: the link says open and how many seats, and a change is not announced', async () => {
  const draw = await listen(table(2))
  expect(await readPage()).toSay(
    'Limba mesei:',
    'link, Blackjack Aramă 3. Masă deschisă, 2 locuri libere',
    'Dealer: Mihai',
    'link, Joacă Blackjack Aramă 3',
    '25 – 10.000 lei',
  )
  draw(table(0))
  await pass(2000)
  expect(await announced()).toEqual([])
  expect(await readPage()).toSay('link, Blackjack Aramă 3. Masă plină')
})

test('Live seats: a closed table says when it is back; dots alone are never all there is', async () => {
  await listen(
    <>
      <LiveTile
        name="Ruleta Carpați"
        href="/live/ruleta"
        picture={art({ hue: 20 })}
        open={false}
        opensAt="18:00"
        onRemind={() => undefined}
      />
      <SeatStrip seats={7} free={1} show="dots" />
    </>,
  )
  expect(await readPage()).toSay(
    'link, Ruleta Carpați. Masă închisă. Revine la 18:00',
    'button, Anunță-mă când se deschide Ruleta Carpați',
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
