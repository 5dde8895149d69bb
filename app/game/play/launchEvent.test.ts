import { beforeEach, expect, test } from 'vitest'
import type { PlaySlice } from '#app/api/contract/pageSlices.ts'
import { createQueryClient } from '#app/content/queryClient.ts'
import { STORAGE_KEY } from '#app/domain/filters/storageKey.ts'
import { createPageTrail } from '#app/platform/analytics/pageTrail.ts'
import { storeOf, type Visit } from '#app/platform/visit.ts'
import { launchEvent } from './launchEvent.ts'

const table: PlaySlice = {
  type: 'Play',
  tile: { code: 'ruleta-carpati', name: 'Ruleta Carpați', provider: 'Salon Cristal Live' },
  live: true,
  password: false,
  minBet: 2.5,
  demo: {},
  real: {},
}

let visit: Visit
const note = (pathname: string, title: string) => storeOf(visit, createPageTrail).note(pathname, title)

beforeEach(() => {
  visit = createQueryClient()
  sessionStorage.clear()
  note('/', 'Cazino')
  note('/cazinou-live/categorii/ruleta', 'Ruletă')
})

test('LCH-08 ANA-02 a table is reported with its page, its smallest bet, and no dealer while none is known', () => {
  note('/play/ruleta-carpati/real', 'Ruleta Carpați')
  expect(launchEvent(visit, table, 'real')).toEqual({
    event: 'casino_game_launch',
    from_route: 'lobby',
    from_origin: 'casino',
    on_route: 'live-casino-categories-slug',
    on_origin: 'live_casino',
    on_origin_name: 'Ruletă',
    demo: false,
    filter_used: false,
    game_name: 'Ruleta Carpați',
    provider: 'Salon Cristal Live',
    jackpot: false,
    dealer_name: null,
    minimum_bet: 2.5,
  })
})

test('LCH-08 the name is that of the page under the game, not of an earlier game', () => {
  note('/play/ruleta-carpati/real', 'Ruleta Carpați')
  note('/cazinou-live/categorii/ruleta', 'Ruletă')
  note('/jackpots/foc-de-arama', 'Foc de Aramă')
  expect(launchEvent(visit, table, 'demo')).toMatchObject({
    on_route: 'jackpots-slug',
    on_origin_name: 'Foc de Aramă',
  })
})

test('LCH-08 active filters and a jackpot are reported', () => {
  sessionStorage.setItem(STORAGE_KEY, '{}')
  const { minBet: _, ...rest } = table
  const event = launchEvent(visit, { ...rest, tile: { ...table.tile, jackpot: 48_210 } }, 'demo')
  expect(event).toMatchObject({ demo: true, filter_used: true, jackpot: true, minimum_bet: null })
})
