import { expect, test, vi } from 'vitest'
import { LiveSearch } from '../ui/browse/LiveSearch.tsx'
import { popular, recommended } from '../ui/browse/search.ts'
import { announced, forget, goTo, listen, pass, press, readPage, said, type } from './reader.tsx'

const on = {
  onOpen: vi.fn(),
  onPlay: vi.fn(),
  onValueChange: vi.fn(),
  onFavourite: vi.fn(),
  onClose: vi.fn(),
}
const field = 'combobox, Caută joc, furnizor, colecție'

/** Longer than the half second after which typing counts as finished. */
const PAUSE = 600

async function open() {
  await listen(
    <LiveSearch
      {...on}
      value=""
      groups={[]}
      recent={['regina']}
      providers={popular}
      recommended={recommended}
    />,
  )
  await goTo(new RegExp(`^${field}`))
}

const hasFocus = () => document.activeElement === document.querySelector('[role=combobox]')

test('Search: the field says what it searches, and whether there is a list', async () => {
  await open()
  expect((await said()).at(-1)).toBe(`${field}, has popup listbox, not expanded, autocomplete in list`)
  await type('carp')
  const last = (await said()).at(-1)
  expect(last).toMatch(
    /^combobox, .*, carp, has popup listbox, expanded, active descendant Ruleta Carpați .*, 1 control$/,
  )
})

test('Search: the number is announced once after a pause, and the focus stays in the field', async () => {
  await open()
  await type('dia')
  await pass(200)
  await type('mant')
  expect(await announced()).toEqual([])
  await pass(PAUSE)
  expect(await announced()).toEqual(['polite: 126 de rezultate, 40 afișate'])
  expect(hasFocus()).toBe(true)
})

test('Search: Down and Up say the next option while the focus stays in the field', async () => {
  await open()
  await type('carp')
  await forget()
  await press('ArrowDown', 'ArrowDown', 'ArrowUp')
  expect(await said()).toSay(
    /active descendant Carpatic Gold Brazi/,
    /active descendant Secretul Carpaților Calea Lactee/,
    /active descendant Carpatic Gold Brazi/,
  )
  expect(hasFocus()).toBe(true)
  await press('Enter')
  expect(on.onOpen).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'Carpatic Gold' }))
})

test('Search: groups have names with counts, options their place, and marks do not cut a name', async () => {
  await open()
  await type('carp')
  expect(await readPage()).toSay(
    'listbox, Rezultate, orientated vertically',
    'group, Jocuri 4',
    /^option, Ruleta Carpați Turnul Nord · Live · 3 locuri libere, .*position 1, set size 7/,
    'group, Furnizori 1',
    'group, Categorii 1',
    'group, Colecții 1',
    /^option, Legende din Carpați 18 jocuri, .*position 7, set size 7/,
  )
})

test('Search: „Arată mai multe” keeps the focus and says how many are shown', async () => {
  await open()
  await type('diamant')
  await pass(PAUSE)
  await goTo('button, Arată mai multe')
  await forget()
  await press('Enter')
  await pass(PAUSE)
  expect(await announced()).toEqual(['polite: 126 de rezultate, 80 afișate'])
  expect(document.activeElement).toHaveTextContent('Arată mai multe')
})

test('Search: nothing found is announced, with the letters that were searched', async () => {
  await open()
  await type('krap')
  await pass(PAUSE)
  expect(await announced()).toEqual(['polite: Niciun rezultat pentru „krap”'])
  expect((await said()).at(-2)).toMatch(/^combobox, .*, krap, .*not expanded/)
})

test('Search: Escape takes back the list, then the text, then the panel', async () => {
  await open()
  await type('carp')
  on.onClose.mockClear()
  await forget()
  await press('Escape', 'Escape')
  expect(await said()).toSay(
    /, carp, .*not expanded/,
    `${field}, has popup listbox, not expanded, autocomplete in list`,
  )
  expect(on.onClose).not.toHaveBeenCalled()
  await press('Escape')
  expect(on.onClose).toHaveBeenCalledOnce()
})

test('Panel lists: providers and recommended games are plain lists of links with a length', async () => {
  await open()
  expect(await readPage()).toSay(
    'heading, Căutări recente, level 3',
    'button, regina',
    'button, Scoate „regina” din căutările recente',
    'heading, Furnizori populari, level 3',
    'list',
    'listitem, level 1, position 1, set size 5',
    'link, Cuprum Play',
    'heading, Recomandate, level 3',
    'list',
    'listitem, level 1, position 5, set size 5',
    'link, Lupul Argintiu Turnul Nord · RTP 96,21%',
    'button, Favorit: Lupul Argintiu, not pressed',
  )
})

test('Panel lists: more recommended games are announced, and when none is left the field has the focus', async () => {
  await open()
  await goTo('button, Arată mai multe')
  await forget()
  await press('Enter')
  await pass(PAUSE)
  expect(await announced()).toEqual(['polite: 7 afișate'])
  expect(hasFocus()).toBe(true)
})

test('Panel lists: they come after the results that were not found', async () => {
  await open()
  await type('krap')
  expect(await readPage()).toSay(
    /^combobox/,
    'Niciun rezultat pentru „krap”',
    'heading, Recomandate, level 3',
  )
})
