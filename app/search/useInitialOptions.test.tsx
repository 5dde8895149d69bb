import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Category } from '#app/api/contract/cms.ts'
import type { ShellSlice } from '#app/api/contract/slices.ts'
import { createQueryClient } from '#app/content/queryClient.ts'
import { catalogueOf } from '#app/domain/catalogue.ts'
import { catalogueFileOf } from '#app/domain/catalogueFile.ts'
import { games, providers } from '#sandbox/fixtures/games.ts'
import { gamesByProvider } from './initialGames.ts'
import { gameCodeOf } from './options.ts'
import { useRecommended } from './useInitialOptions.ts'

const own: Category = {
  id: 'c',
  slug: 'recomandate',
  type: 'RecommendedPggService',
  title: 'Recomandate',
  lobby: 'Casino',
  games: ['diamant-40', 'regina-nilului'],
}
const lists = { providers, collections: [], collectionGroups: [], jackpots: [] }
const file = catalogueFileOf(catalogueOf({ ...lists, games, categories: [own] }))
const say = () => ''
const source = {
  file,
  byProvider: gamesByProvider(file),
  words: {
    rtp: say,
    games: say,
    jackpot: '',
    live: '',
    maintenance: 'În mentenanță',
  },
  picture: () => undefined,
  now: () => undefined,
  logo: () => undefined,
}
const settings: ShellSlice['search'] = { lobby: 'Casino', providers: false, searchResultIncludes: [] }
const served = (...codes: string[]) =>
  new Response(
    JSON.stringify([
      {
        source: 'RecommendedPggService',
        tiles: codes.map((code) => ({ code, name: code, provider: 'Cuprum' })),
      },
    ]),
  )

const fetched = vi.fn<() => Promise<Response>>()
beforeEach(() => void vi.stubGlobal('fetch', fetched))
afterEach(() => vi.unstubAllGlobals())

type Props = { known?: typeof source }

function open(known?: typeof source) {
  const client = createQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const initialProps: Props = { known }
  const use = ({ known: given }: Props) => useRecommended(given, settings, 2)
  const { result, rerender } = renderHook(use, { wrapper, initialProps })
  const settled = () => waitFor(() => expect(client.isFetching()).toBe(0))
  return { result, rerender, settled, codes: () => result.current.options.map(gameCodeOf) }
}

test('PER-05 SEA-05 the search recommends what the service does, and says that there is more', async () => {
  fetched.mockImplementation(async () => served('comoara-dunarii', 'gone', 'lupul-argintiu', 'cascada-7'))
  const { result, codes, settled, rerender } = open()
  await settled()
  expect(codes()).toEqual([])
  rerender({ known: source })
  expect(codes()).toEqual(['comoara-dunarii', 'lupul-argintiu'])
  expect(result.current.more).toBe(true)
})

test('PER-05 what the search has shown stays when the service answers late', async () => {
  const late = Promise.withResolvers<Response>()
  fetched.mockReturnValue(late.promise)
  const { result, codes, settled } = open(source)
  expect(codes()).toEqual(own.games)
  late.resolve(served('comoara-dunarii'))
  await settled()
  expect(codes()).toEqual(own.games)
  expect(result.current.error).toBeNull()
})

test.each<[string, () => Promise<Response>]>([
  ['knows none of our games', async () => served('gone')],
  ['cannot be had', async () => new Response('{}', { status: 500 })],
])('CAT-07 where the service %s the search recommends the games of the category', async (what, answer) => {
  fetched.mockImplementation(answer)
  const { result, codes, settled, rerender } = open()
  await settled()
  rerender({ known: source })
  expect(codes()).toEqual(own.games)
  expect(result.current.error !== null).toBe(what === 'cannot be had')
})
