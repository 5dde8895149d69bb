import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '#app/content/queryClient.ts'
import { storeOf } from '#app/platform/visit.ts'
import { beginTestVisit, settled } from '#app/testVisit.tsx'
import { createModalHistory } from './modalHistory.ts'
import type { NewModal, OpenModal } from './modals.ts'

let visit: ReturnType<typeof beginTestVisit>
beforeEach(async () => {
  visit = beginTestVisit()
  await settled()
})
afterEach(() => visit.end())

const show = (name: Exclude<NewModal['name'], 'details'>) => act(async () => void visit.modals.show({ name }))
const close = (name: OpenModal['name']) => act(async () => visit.modals.close((modal) => modal.name === name))

test('UXP-02 an opened modal has an entry after the press; each Back closes the topmost one', async () => {
  act(() => void visit.modals.show({ name: 'menu' }))
  expect([visit.open(), visit.entered()]).toEqual([['menu'], []])
  await settled()
  await show('login')
  await settled()
  expect(visit.entered()).toEqual(['menu', 'login'])
  await visit.back()
  await settled()
  expect([visit.open(), visit.entered()]).toEqual([['menu'], ['menu']])
  await visit.back()
  await settled()
  expect([visit.open(), visit.entered()]).toEqual([[], []])
})

test('UXP-02 closing goes back; a modal that opens and closes at once has no entry', async () => {
  const before = history.length
  act(() => void visit.modals.show({ name: 'help' }))
  await close('help')
  await settled()
  expect(history.length).toBe(before)
  await show('help')
  await settled()
  expect(visit.entered()).toEqual(['help'])
  await close('help')
  await settled()
  expect(visit.entered()).toEqual([])
})

test('UXP-02 a modal that opens as another closes replaces its entry', async () => {
  await show('menu')
  await settled()
  const before = history.length
  act(() => visit.modals.close(({ name }) => name === 'menu'))
  await show('safe-play')
  await settled()
  expect(visit.entered()).toEqual(['safe-play'])
  expect(history.length).toBe(before)
  await visit.back()
  await settled()
  expect([visit.open(), visit.address()]).toEqual([[], '/'])
})

test('UXP-02 a modal that closes below another leaves the entry of the other', async () => {
  await show('menu')
  await show('login')
  await settled()
  await close('menu')
  await settled()
  expect([visit.open(), visit.entered()]).toEqual([['login'], ['login']])
})

test('UXP-02 details show their address in the bar, over the page and over each other', async () => {
  await act(async () => {
    expect(visit.modals.showDetails('/joc/regina')).toBe(true)
  })
  await settled()
  expect(visit.address()).toBe('/joc/regina')
  await show('login')
  await settled()
  expect(visit.address()).toBe('/joc/regina')
  await close('login')
  await act(async () => void visit.modals.showDetails('/joc/pirat'))
  await settled()
  expect([visit.address(), visit.open()]).toEqual(['/joc/pirat', ['details', 'details']])
  await visit.back()
  await visit.back()
  await settled()
  expect([visit.address(), visit.open()]).toEqual(['/', []])
})

test('UXP-02 a link replaces the entry of a transient modal, not that of a persistent one', async () => {
  await show('menu')
  await settled()
  const before = history.length
  await visit.lead('/promotii')
  await settled()
  expect([visit.address(), visit.open(), history.length]).toEqual(['/promotii', [], before])
  await visit.back()
  await settled()
  expect([visit.address(), visit.open()]).toEqual(['/', []])
  await show('search')
  await settled()
  await visit.lead('/promotii')
  await settled()
  expect(visit.open()).toEqual([])
  await visit.back()
  await settled()
  expect([visit.address(), visit.open()]).toEqual(['/', ['search']])
})

test('UXP-01 Forward opens a persistent modal again and skips a transient one', async () => {
  for (const [name, shown] of [
    ['safe-play', ['safe-play']],
    ['login', []],
  ] as const) {
    await show(name)
    await settled()
    await visit.back()
    await settled()
    await visit.forward()
    await settled()
    expect([visit.open(), visit.entered()]).toEqual([shown, shown])
    await close('safe-play')
    await settled()
  }
})

test('during a page navigation the history waits, and modals opened meanwhile lie over the new page', async () => {
  await show('menu')
  await settled()
  await visit.lead('/slow')
  await close('menu')
  await settled()
  expect(visit.entered()).toEqual(['menu'])
  await show('search')
  await settled()
  await visit.letGo()
  await settled()
  expect([visit.address(), visit.open(), visit.entered()]).toEqual(['/slow', ['search'], ['search']])
  await visit.back()
  await settled()
  expect([visit.address(), visit.open()]).toEqual(['/slow', []])
  await visit.back()
  await settled()
  expect([visit.address(), visit.open()]).toEqual(['/', []])
})

test('the history waits for the last page navigation, not for one whose place it has taken', async () => {
  await show('menu')
  await settled()
  await visit.lead('/slow')
  await visit.lead('/promotii/slow')
  await close('menu')
  await settled()
  expect(visit.entered()).toEqual(['menu'])
  await visit.letGo()
  await settled()
  expect([visit.address(), visit.open(), visit.entered()]).toEqual(['/promotii/slow', [], []])
})

test('UXP-01 modals over a revisited page open when the page arrives', async () => {
  await visit.lead('/slow')
  await visit.letGo()
  await show('safe-play')
  await settled()
  await visit.lead('/promotii')
  await settled()
  await visit.back()
  await settled()
  expect([visit.address(), visit.open()]).toEqual(['/slow', []])
  await visit.letGo()
  await settled()
  expect([visit.open(), visit.entered()]).toEqual([['safe-play'], ['safe-play']])
})

test('a modal that a press opened is told from one that Back or Forward opened', async () => {
  await show('help')
  const pressed = visit.modals.getSnapshot()[0]?.id ?? ''
  expect(visit.modals.wasPressed(pressed)).toBe(true)
  await settled()
  await visit.back()
  await settled()
  await visit.forward()
  await settled()
  expect(visit.open()).toEqual(['help'])
  expect(visit.modals.wasPressed(pressed)).toBe(false)
})

test('LCH-07 leaving a game goes back past its modals, to the details that opened it', async () => {
  await act(async () => void visit.modals.showDetails('/joc/regina'))
  await settled()
  await visit.lead('/play')
  await show('reality-check')
  await settled()
  await act(async () => visit.modals.leaveBack())
  await settled()
  expect([visit.address(), visit.open(), visit.entered()]).toEqual(['/joc/regina', ['details'], ['details']])
})

test('UXP-01 after a Back that the app has not heard of, the history stays at the entry it led to', async () => {
  const modals = storeOf(createQueryClient(), createModalHistory)
  const navigate = vi.fn()
  history.replaceState({ key: 'play', idx: 1 }, '', '/play')
  const disconnect = modals.connect(navigate)
  modals.arrive({ key: 'play', pathname: '/play', search: '', hash: '', state: null, mask: undefined })
  const details = { name: 'details', game: 'regina', address: '/joc/regina', id: 'one' }
  const masked = { pathname: '/', search: '', hash: '' }
  history.replaceState(
    { key: 'lobby', idx: 0, usr: { page: 'first', modals: [details] }, masked },
    '',
    '/joc/regina',
  )
  await settled()
  disconnect()
  expect(navigate).not.toHaveBeenCalled()
})
