import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { QuietStatus } from '#ui/browse/QuietStatus'
import { Button } from '#ui/controls/Button'
import { GameTile, type GameTileProps } from '#ui/game/GameTile'
import { Rail } from '#ui/layout/Rail'
import { PlainGrid } from '#ui/layout/VirtualGrid/PlainGrid.tsx'
import { games } from '../ui/game/art.ts'
import { announced, forget, goTo, listen, pass, press, readPage, said } from './reader.tsx'

const twenty: GameTileProps[] = [...games(), ...games()].map((game, index) => ({
  ...game,
  href: `/jocuri/${index + 1}`,
}))

test('Game lists: a section has a name, a heading and a list that says its length', async () => {
  await listen(
    <Rail title="Populare" layout="Default" action={{ href: '/populare', label: 'Vezi tot' }}>
      {twenty.map((game) => (
        <GameTile key={game.href} {...game} />
      ))}
    </Rail>,
  )
  expect(await readPage()).toSay('list, Populare', 'listitem, level 1, position 1, set size 20')
  // The focus renders the whole row.
  await press('Tab')
  const log = await readPage()
  expect(log).toSay(
    'region, Populare',
    'heading, Populare, level 2',
    'link, Vezi tot Populare',
    'link, Sari peste Populare',
    'list, Populare',
    'listitem, level 1, position 1, set size 20',
    'link, Arcul de Foc',
    'listitem, level 1, position 20, set size 20',
    'link, Comoara Dunării',
    'end of region, Populare',
  )
  expect(log.filter((phrase) => phrase.startsWith('link, '))).toHaveLength(22)
})

test('Game lists: the link of a tile says its jackpot and its label, after the word that it is a favourite', async () => {
  const [game] = games()
  const favourite = { on: true, onToggle: () => undefined }
  await listen(
    <GameTile {...(game as GameTileProps)} label={{ text: 'Nou' }} jackpot={12345} favourite={favourite} />,
  )
  expect(await readPage()).toSay('Favorit', /^link, Arcul de Foc ?, jackpot 12\.345 lei, Nou$/, 'Turnul Nord')
})

test('Game lists: UXP-07 with the keyboard a tile has three stops, and each says which game it is for', async () => {
  const [game] = games()
  const favourite = { on: false, onToggle: () => undefined }
  const tile = { ...(game as GameTileProps), demoHref: undefined, favourite }
  await listen(<GameTile {...tile} />)
  await press('Tab')
  // What can be done besides comes with the first focus, from a file of its own.
  await vi.waitFor(() => screen.getByRole('button', { name: 'Favorit: Arcul de Foc' }), 5000)
  await press('Tab', 'Tab')
  const log = await said()
  expect(log).toSay(
    'link, Arcul de Foc',
    'link, Joacă Arcul de Foc',
    'button, Favorit: Arcul de Foc, not pressed',
  )
  await press('Tab')
  expect(document.activeElement).toBe(document.body)
})

test('Game lists: the link of a game in maintenance says so', async () => {
  const [game] = games()
  await listen(<GameTile {...(game as GameTileProps)} state="unavailable" />)
  expect(await readPage()).toSay(/^link, Arcul de Foc ?, În mentenanță$/)
})

test('Game lists: in a top ten the link says the place, and the big numeral is not read', async () => {
  await listen(
    <Rail title="Top 10" layout="Top10" ordered>
      {games('Top10').map((game, index) => (
        <GameTile key={game.href} {...game} rank={index + 1} />
      ))}
    </Rail>,
  )
  await press('Tab')
  const log = await readPage()
  expect(log).toSay('list, Top 10', /^link, Locul 1, ?Arcul de Foc$/, /^link, Locul 10, ?Comoara Dunării$/)
  expect(log.filter((phrase) => /^\d+$/.test(phrase))).toEqual([])
  await goTo('list, Top 10')
  expect(document.querySelector('ol')?.children).toHaveLength(10)
})

const all = Array.from({ length: 200 }, (_, index) => `Jocul ${index + 1}`)

test('Endless list: though few tiles are in the page, each says its place among all of them', async () => {
  await listen(
    <PlainGrid
      label="Toate jocurile"
      items={all.slice(0, 30)}
      total={all.length}
      getKey={(name) => name}
      renderItem={(name) => <a href="/joc">{name}</a>}
    />,
  )
  const log = await readPage()
  expect(log).toSay(
    'list, Toate jocurile',
    'listitem, level 1, position 1, set size 200',
    'link, Jocul 1',
    'listitem, level 1, position 30, set size 200',
    'link, Jocul 30',
    'end of list, Toate jocurile',
  )
})

/** All games, forty more at a time. */
function Growing() {
  const [shown, setShown] = useState(40)
  return (
    <>
      <ul aria-label="Toate jocurile">
        {all.slice(0, shown).map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <QuietStatus text={shown > 40 ? `${shown - 40} de jocuri adăugate` : ''} />
      <Button onClick={() => setShown(shown + 40)}>Încă 40 de jocuri</Button>
      <footer>Joacă responsabil</footer>
    </>
  )
}

test('Endless list: a button brings more, a status says so once, and the footer stays in reach', async () => {
  await listen(<Growing />)
  expect(await readPage()).toSay('list, Toate jocurile', 'button, Încă 40 de jocuri', 'Joacă responsabil')
  await goTo('button, Încă 40 de jocuri')
  await forget()
  await press('Enter')
  await pass(600)
  expect(await announced()).toEqual(['polite: 40 de jocuri adăugate'])
  expect(document.activeElement).toHaveTextContent('Încă 40 de jocuri')
})
