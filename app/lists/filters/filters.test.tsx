import { act, fireEvent, render, screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { IntlProvider } from 'react-intl'
import { expect, test, vi } from 'vitest'
import { catalogueOf } from '#app/domain/catalogue.ts'
import { catalogueFileOf } from '#app/domain/catalogueFile.ts'
import { bitsOf, type FilterIndex, filterIndexOf } from '#app/domain/filters/filterIndex.ts'
import { standingOf } from '#app/domain/filters/items.ts'
import type { Reach } from '#app/domain/filters/reach.ts'
import { createFilterStore } from '#app/domain/filters/store.ts'
import { messages } from '#app/platform/messages/messages.ts'
import { moreMessages } from '#app/platform/messages/moreMessages.ts'
import { useFilterWords } from '#app/platform/messages/useFilterWords.ts'
import { games, globalSettings, providers } from '#sandbox/fixtures/games.ts'
import { Applied } from './Applied.tsx'
import { FilterBody } from './FilterBody.tsx'
import { FilterFoot } from './FilterFoot.tsx'
import { QuickFilters } from './QuickFilters.tsx'
import { useFilters } from './useFilters.ts'

const lists = { providers, collections: [], collectionGroups: [], categories: [], jackpots: [] }
const index = filterIndexOf(catalogueFileOf(catalogueOf({ ...lists, games })))
const every = bitsOf(index, [...games.keys()])
const stay: Reach = { here: every, beyond: every }

const quick = ['jackpot', 'bonus', 'gamble', 'openTable'] as const

type ToolsProps = Pick<ComponentProps<typeof QuickFilters>, 'store' | 'onApply'> & { index: FilterIndex }

function Tools({ store, index, onApply }: ToolsProps) {
  const { applied, overrides } = useFilters(store)
  const standing = standingOf(applied, overrides, index, useFilterWords())
  const shared = { store, standing, onApply }
  return (
    <>
      <QuickFilters {...shared} flags={quick} onOpen={vi.fn()} />
      <Applied {...shared} count={1} quick={quick} />
    </>
  )
}

/** Renders the rows above a list and the panel; the sheet around it needs a real browser. */
function open(reach = stay) {
  const store = createFilterStore()
  const onApply = vi.fn(store.applyAtOnce)
  const own = { store, index, reach, onApply }
  render(
    <IntlProvider locale="ro" messages={{ ...messages, ...moreMessages } as never}>
      <Tools {...own} />
      <FilterBody {...own} enabledFilters={globalSettings.enabledFilters} lobby="Casino" />
      <FilterFoot {...own} onApply={store.apply} />
    </IntlProvider>,
  )
  return { store, onApply }
}

const press = (role: string, name: string | RegExp) => act(() => screen.getByRole(role, { name }).click())

test('FIL-12 UXP-03 the button has the number of games of the draft, options their own', async () => {
  const { store } = open()
  expect(screen.getByRole('button', { name: `Vezi ${games.length} de jocuri` })).toHaveAttribute(
    'aria-disabled',
  )
  await press('switch', 'Cu jackpot')
  const own = games.filter(({ jackpot }) => jackpot).length
  expect(screen.getByRole('button', { name: `Vezi ${own} jocuri` })).not.toHaveAttribute('aria-disabled')
  const reels = within(screen.getByRole('group', { name: 'Role' }))
  expect(reels.getByRole('checkbox', { name: '6' })).toHaveAttribute('aria-disabled', 'true')
  await press('button', `Vezi ${own} jocuri`)
  expect(store.getSnapshot().applied.jackpot).toBe(true)
})

test('FIL-01 FIL-12 a text within the names narrows the draft, with and without diacritics', async () => {
  const { store } = open()
  const field = screen.getByRole('searchbox', { name: 'Caută în listă' })
  act(() => fireEvent.change(field, { target: { value: 'CIRESE' } }))
  const own = games.filter(({ name }) => name.includes('Cireșe')).length
  expect(own).toBeGreaterThan(0)
  expect(
    screen.getByRole('button', { name: own === 1 ? 'Vezi 1 joc' : `Vezi ${own} jocuri` }),
  ).toBeInTheDocument()
  expect(store.getSnapshot()).toMatchObject({ draft: { search: 'CIRESE' }, applied: { search: '' } })
})

test('UXP-03 a draft without games suggests the removal that helps most', async () => {
  const { store } = open()
  act(() => store.edit((draft) => ({ ...draft, jackpot: true, reel: { 6: true } })))
  await press('button', /^Scoate „/)
  expect(screen.queryByRole('button', { name: /^Scoate „/ })).toBeNull()
  expect(screen.getByRole('button', { name: /^Vezi \d+ / })).toBeInTheDocument()
})

test('FIL-03 FIL-13 an override is locked in the panel, and above a filtered list, with its reason', async () => {
  const { store } = open()
  const held = { kind: 'provider', id: providers[0]?.id ?? '' } as const
  act(() => store.override([held]))
  const name = providers[0]?.name ?? ''
  expect(screen.queryByRole('button', { name: `Scoate filtrul ${name}` })).toBeNull()
  expect(screen.getAllByText(/ales de pagina furnizorului/)).toHaveLength(1)
  expect(screen.getByRole('checkbox', { name })).toHaveAttribute('aria-disabled', 'true')
  act(() => store.applyAtOnce((state) => ({ ...state, jackpot: true })))
  expect(screen.getAllByText(/ales de pagina furnizorului/)).toHaveLength(2)
})

test('FIL-13 a quick filter applies at once, and is said once: no chip repeats it', async () => {
  const { store, onApply } = open()
  await press('button', 'Cu jackpot')
  expect(store.getSnapshot().applied.jackpot).toBe(true)
  expect(screen.getByRole('button', { name: 'Filtre, 1 activ' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Scoate filtrul/ })).toBeNull()
  await press('button', 'Cu jackpot')
  expect(store.getSnapshot().applied.jackpot).toBe(false)
  expect(onApply).toHaveBeenCalledTimes(2)
})

test('FIL-13 a quick filter that the draft already has is on in both afterwards', async () => {
  const { store } = open()
  await press('switch', 'Cu jackpot')
  await press('button', 'Cu jackpot')
  const { draft, applied } = store.getSnapshot()
  expect([draft.jackpot, applied.jackpot]).toEqual([true, true])
})

test('FIL-12 on a page whose filters navigate the button has the number of the target list', async () => {
  const [first] = providers
  const own = games.flatMap(({ provider }, place) => (provider === first?.id ? [place] : []))
  const held = { kind: 'provider', id: first?.id ?? '' } as const
  const { store } = open({ here: bitsOf(index, own), beyond: bitsOf(index, own.slice(1)) })
  act(() => store.override([held]))
  expect(screen.getByRole('button', { name: `Vezi ${own.length} jocuri` })).toBeInTheDocument()
  act(() => store.edit((draft) => ({ ...draft, betAmount: [0, 1e9] })))
  expect(screen.getByRole('button', { name: `Vezi ${own.length - 1} jocuri` })).toBeInTheDocument()
})
