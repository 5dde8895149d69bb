import { act, cleanup } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LiveRecord } from '#app/api/contract/live.ts'
import { createQueryClient } from '#app/content/queryClient.ts'
import { failed, known, pending } from '#app/domain/known.ts'
import type { TablesKnown } from '#app/domain/live/feed.ts'
import type { LiveTable } from '#app/domain/live/table.ts'
import { PageLocationProvider } from '#app/navigation/pageLocation.tsx'
import { gameMessages } from '#app/platform/messages/gameMessages.ts'
import { liveMessages } from '#app/platform/messages/liveMessages.ts'
import { messages } from '#app/platform/messages/messages.ts'
import { moreMessages } from '#app/platform/messages/moreMessages.ts'
import { endVisit, storeOf, type Visit } from '#app/platform/visit.ts'
import { renderIn } from '#app/testRender.tsx'
import { kitMessages } from '#ui/foundation/messages/kit.ts'
import { GameFactsList } from '#ui/game/GameDetails/GameFacts.tsx'
import { FeedNote } from './FeedNote.tsx'
import { Languages } from './Languages.tsx'
import { LiveAction } from './LiveAction.tsx'
import { LiveFacts } from './LiveFacts.tsx'
import { LiveTileOf } from './LiveTileOf.tsx'
import { createTables, createTablesNow } from './liveFeed.ts'
import { SalonTable } from './salon/SalonTable.tsx'

// The feed never starts: the tests set its states directly.
vi.mock('#app/platform/whenIdle.ts', () => ({ whenIdle: () => new Promise(() => {}) }))

const tile = { code: 'masa', name: 'Masa Mare', provider: 'Cuprum', live: true } as const
const SINCE = new Date(2026, 10, 26, 18, 42).getTime()

const states = {
  'not yet': pending,
  failed,
  late: known({ since: SINCE }, true),
  known: known({ since: undefined }),
} satisfies Record<string, TablesKnown>
type State = keyof typeof states

const seated: LiveRecord = {
  ImsGameCode: 'masa',
  Status: 'online',
  Language: 'ro',
  Dealer: { DealerName: 'Ana' },
  Limits: { Min: 5, Max: 100 },
  SeatsAvailability: { seat1: true, seat2: false },
} as LiveRecord
const full = { ...seated, SeatsAvailability: { seat1: false } } as LiveRecord
const played = { ...seated, SeatsAvailability: null, PlayersSeated: 12, Results: ['7', '21'] } as LiveRecord
const closed = { ...seated, Status: 'offline', OpensAt: '2999-01-01T18:00:00Z' } as LiveRecord

/** Where a fact is shown. */
const places = {
  tile: () => <LiveTileOf tile={tile as never} />,
  details: () => (
    <LiveFacts tile={tile as never}>
      {(facts) => <GameFactsList facts={{ dealer: '–', ...facts }} />}
    </LiveFacts>
  ),
  action: () => (
    <LiveAction tile={tile as never}>
      {({ first, closed: shut }) => `${first?.label ?? ''} ${shut ? '' : 'Joacă'}`}
    </LiveAction>
  ),
  chips: () => <Languages />,
  note: () => <FeedNote />,
  salon: () => <SalonTable tile={tile as never} needsLogin={false} near />,
}
type Place = keyof typeof places

/** The text of a place in each state of a fact; an empty text if it does not mention the fact. */
type Says = Record<State, string>
type Row = {
  record: LiveRecord
  /** The fact as text, which must not appear before it is known. */
  word: string
  on: { [In in Place]?: Says }
}

/** Shows the fact once it is known, and nothing before. */
const onlyKnown = (text: string): Says => ({ 'not yet': '', failed: '', late: text, known: text })
/** Shows in the details that a fact is unknown, or since when it is old. */
const inDetails = (text: string, late = ' (la 18:42)'): Says => ({
  'not yet': 'se află acum',
  failed: 'nu știm acum',
  late: text + late,
  known: text,
})

/** Every fact of the feed with the text of each place. A new fact does not compile without its row. */
const table: Record<Exclude<keyof LiveTable, 'code'> | 'all tables', Row> = {
  open: {
    record: closed,
    word: 'închisă',
    on: {
      tile: onlyKnown('Masă închisă'),
      details: inDetails('Masă închisă. Revine la 18:00'),
      salon: inDetails('Masă închisă', ''),
      action: { 'not yet': 'Joacă', failed: 'Joacă', late: 'Anunță-mă', known: 'Anunță-mă' },
    },
  },
  seats: {
    record: full,
    word: 'plină',
    on: {
      tile: onlyKnown('Masă plină'),
      details: inDetails('Masă plină'),
      salon: inDetails('Masă plină', ''),
      action: { 'not yet': 'Joacă', failed: 'Joacă', late: 'Anunță-mă Joacă', known: 'Anunță-mă Joacă' },
    },
  },
  language: {
    record: seated,
    word: '1 masă',
    on: {
      tile: onlyKnown('Limba mesei: RO'),
      salon: onlyKnown('Masa Mare, română'),
      chips: { 'not yet': 'Română', failed: 'Română', late: 'Română: 1 masă', known: 'Română: 1 masă' },
    },
  },
  dealer: {
    record: seated,
    word: 'Ana',
    on: {
      tile: onlyKnown('Dealer: Ana'),
      details: inDetails('DealerAna', ''),
      salon: onlyKnown('Dealer: Ana'),
    },
  },
  // Shown beside the catalogue's picture after it has loaded: the stories of the tile cover that.
  picture: { record: seated, word: '/live/masa.webp', on: {} },
  results: {
    record: played,
    word: '7 · 21',
    on: { tile: onlyKnown('Ultimele rezultate: 7 · 21'), salon: onlyKnown('7 · 21') },
  },
  players: {
    record: played,
    word: '12 la',
    on: { tile: onlyKnown('12 la masă'), salon: onlyKnown('12 la masă') },
  },
  limits: {
    record: seated,
    word: '5 – 100',
    on: {
      tile: onlyKnown('5 – 100 lei'),
      details: onlyKnown('Miză5 – 100 lei'),
      salon: onlyKnown('Masa Mare, română, 5–100 lei'),
    },
  },
  opensAt: {
    record: closed,
    word: '18:00',
    on: {
      tile: onlyKnown('Revine la 18:00'),
      details: inDetails('Masă închisă. Revine la 18:00'),
      salon: onlyKnown('masă închisă, revine la 18:00'),
    },
  },
  'all tables': {
    record: seated,
    word: 'Mesele sunt',
    on: {
      note: {
        'not yet': '',
        failed: 'Nu putem arăta locurile libere la mesele live.',
        late: 'Mesele sunt cele de la 18:42.',
        known: '',
      },
    },
  },
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
    },
  )
})
afterEach(() => {
  cleanup()
  // Else the feed stops seconds later, in the window of another test.
  for (const visit of visits.splice(0)) endVisit(visit)
  vi.unstubAllGlobals()
})

const visits: Visit[] = []
const frame = () => new Promise((resolve) => setTimeout(resolve, 60))

/** Text and accessible names of a place. */
function textOf(root: HTMLElement): string {
  const names = [...root.querySelectorAll('[aria-label]')].map((element) =>
    element.getAttribute('aria-label'),
  )
  return [root.textContent, ...names].join(' | ').replace(/\s+/g, ' ')
}

async function draw(place: Place, state: State, record: LiveRecord): Promise<string> {
  const visit = createQueryClient()
  visits.push(visit)
  if (states[state].state === 'known') storeOf(visit, createTables).replace([record])
  await act(frame)
  const Part = places[place]
  const element = (
    <PageLocationProvider>
      <Part />
    </PageLocationProvider>
  )
  const router = createMemoryRouter([{ id: 'root', path: '/', element, loader: () => null }], {
    hydrationData: { loaderData: { root: { services: { assets: '', hub: 'https://hub.example' } } } },
  })
  const all = { ...kitMessages, ...messages, ...moreMessages, ...gameMessages, ...liveMessages }
  const { container } = renderIn(visit, <RouterProvider router={router} />, all)
  await act(async () => storeOf(visit, createTablesNow).set(states[state]))
  return textOf(container)
}

const rows = Object.entries(table).flatMap(([fact, { record, word, on }]) =>
  (Object.entries(on) as [Place, Says][]).flatMap(([place, says]) =>
    (Object.entries(says) as [State, string][]).map(([state, text]) => ({
      fact,
      place,
      state,
      text,
      record,
      word,
    })),
  ),
)

test.each(rows)('LIV-03 UXP-13 of "$fact", $state, the $place says "$text"', async (row) => {
  const said = await draw(row.place, row.state, row.record)
  expect(said).toContain(row.text)
  if (states[row.state].state !== 'known') expect(said).not.toContain(row.word)
  if (row.place === 'note' && row.text === '') expect(said.trim()).not.toMatch(/\p{L}/u)
})
