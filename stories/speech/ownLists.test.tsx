import { useState } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { CatalogueFile } from '#app/api/contract/catalogue.ts'
import { ArrangeGrid } from '#app/lists/arrange/ArrangeGrid.tsx'
import { TileSettings } from '#app/tiles/TileSettings.ts'
import { announced, forget, listen, pass, press, said } from './reader.tsx'

const names = ['Arcul de Foc', 'Diamant 40', 'Lupul Argintiu', 'Regina Nilului']
const none = names.map(() => 0)

/** What the grid reads of a catalogue. */
const file = {
  games: {
    code: names.map((_, at) => `g${at}`),
    name: names,
    ...{ provider: none, version: none, lacks: none, hue: none, type: none, flags: none },
    ...{ labels: names.map(() => []), minBet: none, maxBet: none },
  },
  providers: [{ id: 'brazi', name: 'Brazi' }],
  labels: [],
  maintenance: [],
} as unknown as CatalogueFile

/** jsdom lays nothing out: a grid of two columns, whose rows are 150 pixels high. */
beforeEach(() => {
  const style = document.createElement('style')
  style.textContent = 'ul[role=list] { --columns: 2; inline-size: 200px; }'
  document.head.append(style)
  onTestFinished(() => style.remove())
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ height: 150 } as DOMRect)
})

/** Time after which a status is said. */
const QUIET = 600

const Tile = ({ tile }: { tile: { name: string } }) => <article>{tile.name}</article>

const onMoved = vi.fn()

/** Keeps what was moved, as the list does. */
function List() {
  const [items, setItems] = useState<readonly number[]>([0, 1, 2, 3])
  onMoved.mockImplementation(setItems)
  return (
    <TileSettings value={{ Tile }}>
      <ArrangeGrid label="Seara" file={file} items={items} onMoved={onMoved} />
    </TileSettings>
  )
}

/** Draws the list, with the focus on its first handle. */
async function open() {
  onMoved.mockReset()
  await listen(<List />)
  await pass(0)
  await press('Tab')
  await forget()
}

test('Own lists: FAV-06 a game is taken, moved and put down by keys: each step is said, once', async () => {
  await open()
  await press('Enter')
  await pass(QUIET)
  await press('ArrowRight', 'ArrowDown')
  await pass(QUIET)
  await press('Enter')
  await pass(QUIET)
  expect(await announced()).toEqual([
    'polite: Ai luat Arcul de Foc, de pe locul 1 din 4.',
    'polite: Arcul de Foc: locul 4 din 4.',
    'polite: Arcul de Foc este pe locul 4 din 4.',
  ])
  expect(onMoved).toHaveBeenCalledWith([1, 2, 3, 0], 0)
  expect(document.activeElement).toHaveTextContent('Mută Arcul de Foc')
})

test('Own lists: FAV-06 Escape puts the game back, and says where it is', async () => {
  await open()
  await press('Enter', 'End')
  await pass(QUIET)
  await press('Escape')
  await pass(QUIET)
  expect((await announced()).at(-1)).toBe('polite: Arcul de Foc este înapoi, pe locul 1.')
  expect(onMoved).not.toHaveBeenCalled()
})

test('Own lists: FAV-06 a handle says its game, its place, whether it is taken, and how it is moved', async () => {
  await open()
  await press('Shift+Tab', 'Tab')
  expect(await said()).toSay(
    /^button, Mută Arcul de Foc, locul 1 din 4, Trage un joc la locul lui.*not pressed/,
  )
})
