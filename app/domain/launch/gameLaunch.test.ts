// @vitest-environment node
import { expect, test } from 'vitest'
import { gameLaunch, type Launched } from './gameLaunch.ts'

const launched: Launched = {
  trail: { on: '/cazinou-live/categorii/ruleta', from: '/' },
  pathname: '/play/ruleta-aur/demo',
  listName: 'Ruletă',
  demo: true,
  filterUsed: false,
  game: { name: 'Ruleta de Aur', provider: 'Topitoria', jackpot: false, dealer: 'Ilinca', minBet: 0.5 },
}

test('LCH-08 a started game is reported with all its fields', () => {
  expect(gameLaunch(launched)).toEqual({
    event: 'casino_game_launch',
    from_route: 'lobby',
    from_origin: 'casino',
    on_route: 'live-casino-categories-slug',
    on_origin: 'live_casino',
    on_origin_name: 'Ruletă',
    demo: true,
    filter_used: false,
    game_name: 'Ruleta de Aur',
    provider: 'Topitoria',
    jackpot: false,
    dealer_name: 'Ilinca',
    minimum_bet: 0.5,
  })
})

test('LCH-08 unknown values are null, so that no tag manager repeats an earlier value', () => {
  const { listName: _, ...rest } = launched
  const bare = { name: 'X', provider: 'Y', jackpot: true }
  const event = gameLaunch({ ...rest, trail: {}, game: bare })
  expect(Object.keys(event)).toEqual(Object.keys(gameLaunch(launched)))
  expect(event).toMatchObject({
    from_route: null,
    from_origin: null,
    on_route: 'play-game-demo',
    on_origin: 'casino',
    on_origin_name: null,
    dealer_name: null,
    minimum_bet: null,
  })
})
