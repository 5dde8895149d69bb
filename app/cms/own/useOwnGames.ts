import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo } from 'react'
import type { CatalogueFile } from '#app/api/contract/catalogue.ts'
import type { GameListSource } from '#app/api/contract/cms.ts'
import type { Lobby } from '#app/api/contract/common.ts'
import { useCatalogue } from '#app/content/catalogue.ts'
import { useStatus } from '#app/content/useStatus.ts'
import { noChoices, seedsLeft } from '#app/domain/own/choices.ts'
import { hasSeed } from '#app/domain/own/invitingRow.ts'
import { useChoices } from '#app/player/data/choices.ts'
import { type OwnData, ownSources } from './ownSources.ts'
import { placesIn, recommendedPlaces, similarPlaces } from './recommendedPlaces.ts'
import { useSeed } from './useSeed.ts'

export type OwnList = { source: GameListSource; lobby: Lobby }

/** The seed game of a row; `choose` takes another one. */
export type Seed = { place: number; name: string; choose: () => void; canChoose: boolean }

/** Repeats the failed requests. */
type Retry = { retry: () => void; retrying: boolean }

type Ready = {
  state: 'ready'
  /** Set if the list is old because a new one could not be loaded (PER-10). */
  outdated?: Retry
  file: CatalogueFile
  /** Places of the games in the catalogue. */
  places: readonly number[]
  seed?: Seed
  wins?: ReadonlyMap<string, number>
}

/** A list of the current player: pending, failed or loaded. */
export type OwnGames = { state: 'pending' } | ({ state: 'failed' } & Retry) | Ready

const none: OwnData = { codes: [] }
const nothing = { queryKey: ['player', 'nothing'], queryFn: () => none }

/** The games of a list of the current player (CAT-05). */
export function useOwnGames({ source, lobby }: OwnList): OwnGames {
  const own = useQuery<unknown, Error, OwnData>(ownSources[source] ?? nothing)
  const catalogue = useCatalogue(useStatus(), true)
  const file = catalogue.data
  const { codes, wins, old } = own.data ?? none
  const listed = useMemo(
    () => (file ? placesIn(file, { source, lobby }, codes) : []),
    [file, source, lobby, codes],
  )
  const choices = useChoices()
  const codesListed = useMemo(() => listed.map((place) => file?.games.code[place] ?? ''), [listed, file])
  const candidates = useMemo(() => seedsLeft(codesListed, choices ?? noChoices), [codesListed, choices])
  const { seed, choose, canChoose } = useSeed(source, candidates)
  const needsSeed = hasSeed(source) && seed === undefined && candidates.length > 0
  const chooseOne = useEffectEvent(choose)
  useEffect(() => {
    if (needsSeed) chooseOne()
  }, [needsSeed])

  const seedPlace = seed === undefined ? undefined : listed[codesListed.indexOf(seed)]
  const places = useMemo(() => {
    if (!file || !choices) return []
    if (!hasSeed(source)) return recommendedPlaces(file, source, listed, choices)
    return seedPlace !== undefined ? similarPlaces(file, source, seedPlace, choices) : []
  }, [source, listed, file, seedPlace, choices])

  const again: Retry = {
    retry: () => void (file ? own.refetch() : catalogue.refetch()),
    retrying: own.isFetching || catalogue.isFetching,
  }
  if ((own.isError && !own.data) || (catalogue.isError && !file)) return { state: 'failed', ...again }
  if (!own.data || !file || !choices || needsSeed) return { state: 'pending' }
  return {
    state: 'ready',
    ...((old || own.isError) && { outdated: again }),
    file,
    places,
    ...(wins && { wins }),
    ...(seedPlace !== undefined && {
      seed: { place: seedPlace, name: file.games.name[seedPlace] ?? '', choose, canChoose },
    }),
  }
}
