import type { QueryClient } from '@tanstack/react-query'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createQueryClient } from '#app/content/queryClient.ts'
import { isHelpFirst, isPlayOpen } from '#app/domain/selfExclusion.ts'
import { messages } from '#app/platform/messages/messages.ts'
import { moreMessages } from '#app/platform/messages/moreMessages.ts'
import { storeOf } from '#app/platform/visit.ts'
import { renderIn } from '#app/testRender.tsx'
import { BalanceToggle } from '#ui/player/BalanceToggle'
import { useShownBalance } from './account/useShownBalance.ts'
import { useBonusCount } from './bonuses/bonuses.ts'
import { OwnBonuses } from './bonuses/OwnBonuses.tsx'
import { useOptIn } from './bonuses/useOptIn.ts'
import { useSelfExcluded } from './data/exclusion.ts'
import type { LoadLabel } from './data/loadPlayer.ts'
import { messagesQuery } from './data/messages.ts'
import * as queries from './data/playerQueries.ts'
import { followFavourites } from './favourites/followFavourites.ts'
import { useFavourite } from './favourites/useFavourite.ts'
import { useShowableMessages } from './messages/messageItems.ts'
import { createAuth } from './session/auth.ts'

/** The text of each place that shows a fact of the player. */
const places = {
  money: () => <BalanceToggle {...useShownBalance()} />,
  play: () => (isPlayOpen(useSelfExcluded().fact) ? 'open' : 'shut'),
  promotes: () => (isHelpFirst(useSelfExcluded().fact) ? 'help first' : 'promotes'),
  template: () => opted(useOptIn({ templateCode: 't-1' })),
  tag: () => opted(useOptIn({ tagName: 'vip' })),
  bonuses: () => <OwnBonuses />,
  count: () => countOf(useBonusCount()),
  offer: () => useShowableMessages(isPlayOpen(useSelfExcluded().fact))[0]?.bonusId ?? 'none',
  heart: () => (useFavourite('diamant-40').on ? 'on' : 'off'),
} satisfies Record<string, () => ReactNode>
type Place = keyof typeof places

const opted = ({ state, pending }: ReturnType<typeof useOptIn>) => `${state}${pending ? ', waits' : ''}`
const countOf = (count: ReturnType<typeof useBonusCount>) =>
  count.state === 'known' ? String(count.value) : count.state

type Fact = LoadLabel | 'favourites'
type State = 'pending' | 'failed' | 'known'
type Row = {
  query: { queryKey: readonly unknown[] }
  answer: unknown
  /** The text of the places in each state of this fact while all others are known. */
  says: Record<State, Partial<Record<Place, string>>>
}

const money = { balances: [{ type: 'casino_gaming', amount: 210, currencyCode: 'RON' }] }
const bonus = { bonusId: 'b-1', status: 'active', playType: 'freespins', title: 'Rotiri de toamnă' }
const gaming = { bonusId: 'b-1', bonusType: 'freespins', bonusStatus: 'active', selectedGames: [] }

/** A new load of a player does not compile without its row. */
const rows: { [F in Fact]: Row } = {
  overview: {
    query: queries.overviewQuery,
    answer: { username: 'dan', ...money },
    says: {
      pending: { money: 'Se încarcă soldul', play: 'shut', promotes: 'promotes', offer: 'none' },
      failed: { money: 'Reîncearcă', play: 'shut', promotes: 'help first', offer: 'none' },
      known: { money: '210,00 lei', play: 'open', promotes: 'promotes' },
    },
  },
  balance_visibility: {
    query: queries.visibilityQuery,
    answer: { balanceHidden: false },
    says: {
      pending: { money: 'Se încarcă soldul' },
      failed: { money: 'Sold ascuns' },
      known: { money: '210,00 lei' },
    },
  },
  bonus_templates: {
    query: queries.optInsQuery,
    answer: { bonusTemplateOptIns: [{ templateCode: 't-1' }] },
    says: {
      pending: { template: 'available, waits', tag: 'active' },
      failed: { template: 'unknown', tag: 'active' },
      known: { template: 'active', tag: 'active' },
    },
  },
  marketing_tags: {
    query: queries.marketingTagsQuery,
    answer: { tags: ['vip'] },
    says: {
      pending: { template: 'active', tag: 'available, waits' },
      failed: { template: 'active', tag: 'unknown' },
      known: { template: 'active', tag: 'active' },
    },
  },
  bonuses: {
    query: queries.bonusesQuery,
    answer: { bonuses: [bonus] },
    says: {
      pending: { count: 'pending', bonuses: 'Bonus' },
      failed: { count: 'failed', bonuses: 'Bonus' },
      known: { count: '1', bonuses: 'Rotiri de toamnă' },
    },
  },
  gaming_bonuses: {
    query: queries.gamingBonusesQuery,
    answer: { bonuses: [gaming] },
    says: {
      pending: { bonuses: '' },
      failed: { bonuses: 'Nu am putut încărca bonusurile tale.' },
      known: { bonuses: 'Rotiri de toamnă' },
    },
  },
  messages: {
    query: messagesQuery,
    answer: [{ id: 'm-1', type: 'bonus', bonusId: 'b-1' }],
    says: { pending: { offer: 'none' }, failed: { offer: 'none' }, known: { offer: 'b-1' } },
  },
  favourites: {
    query: queries.favouritesQuery,
    answer: { favoriteGames: [{ gameType: 'diamant-40' }] },
    says: { pending: { heart: 'off' }, failed: { heart: 'off' }, known: { heart: 'on' } },
  },
  // Not shown anywhere: a game page reports a failure of the first, and the second only opens a connection.
  info: { query: queries.infoQuery, answer: { userId: '7' }, says: { pending: {}, failed: {}, known: {} } },
  notification: {
    query: queries.notificationTokenQuery,
    answer: { notification_token: 'semn' },
    says: { pending: {}, failed: {}, known: {} },
  },
}
const facts = Object.keys(rows) as Fact[]
const names = Object.keys(places) as Place[]

function Said({ place }: { place: Place }) {
  const Place = places[place] as () => ReactNode
  return (
    <div data-testid={place}>
      <Place />
    </div>
  )
}

let client: QueryClient

async function put(fact: Fact, state: State): Promise<void> {
  const { query, answer } = rows[fact]
  if (state === 'known') client.setQueryData(query.queryKey, answer)
  if (state === 'failed')
    await client.prefetchQuery({ queryKey: query.queryKey, queryFn: () => Promise.reject(new Error('503')) })
}

/** Renders every place while `fact` is in `state` and all others are known. */
async function drawn(fact: Fact, state: State): Promise<void> {
  followFavourites(client)
  for (const other of facts) await put(other, other === fact ? state : 'known')
  const places = names.map((place) => <Said key={place} place={place} />)
  renderIn(client, places, { ...messages, ...moreMessages })
}

const textAt = (place: Place) => screen.getByTestId(place).textContent ?? ''

/** Checks the text of all places; `says` names those that differ from the normal text. */
function expectSaid(says: Row['says'][State]): void {
  const goodDay = Object.assign({}, ...facts.map((fact) => rows[fact].says.known)) as Record<Place, string>
  for (const place of names)
    expect([place, textAt(place)]).toEqual([place, expect.stringContaining(says[place] ?? goodDay[place])])
}

/** Resolves the load of `fact` and renders again. */
async function learn(fact: Fact): Promise<void> {
  await act(() => put(fact, 'known'))
  await waitFor(() => expectSaid(rows[fact].says.known))
}

beforeEach(() => {
  client = createQueryClient()
  storeOf(client, createAuth).set({ state: 'authenticated', player: { username: 'dan' } })
})
afterEach(cleanup)

const cases = facts.flatMap((fact) =>
  (['pending', 'failed', 'known'] as const).map((state) => [fact, state] as const),
)

test.each(cases)(
  'AUT-14 BAL-03 PRO-02 BON-01 with %s %s every place says what it knows',
  async (fact, state) => {
    await drawn(fact, state)
    expectSaid(rows[fact].says[state])
  },
)

test.each(facts)(
  'AUT-14 BAL-03 PRO-02 BON-01 with %s late every place says so, and what it learns then',
  async (fact) => {
    await drawn(fact, 'pending')
    expectSaid(rows[fact].says.pending)
    await learn(fact)
  },
)

test.each(facts)('AUT-14 with %s failed and loaded again every place shows it', async (fact) => {
  await drawn(fact, 'failed')
  await learn(fact)
})
