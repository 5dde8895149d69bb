import { useMemo, useState } from 'react'
import type { CatalogueFile } from '#app/api/contract/catalogue.ts'
import type { Lobby } from '#app/api/contract/common.ts'
import type { ShellSlice } from '#app/api/contract/slices.ts'
import type { SpecialList } from '#app/api/contract/special.ts'
import { useSpecial } from '#app/content/special/special.ts'
import { useStatus } from '#app/content/useStatus.ts'
import { addressOf } from '#app/domain/addresses.ts'
import { popularProviders } from '#app/domain/popularProviders.ts'
import { recommendedGames } from './initialGames.ts'
import { gameOption } from './options.ts'
import type { useOptionSource } from './useOptionSource.tsx'

const none: readonly number[] = []

type Source = ReturnType<typeof useOptionSource>

/** Providers that are offered while the field is empty (SEA-05); undefined until the catalogue has loaded. */
export function usePopular(source: Source, wanted: boolean) {
  return useMemo(() => {
    if (!wanted) return []
    if (!source) return undefined
    const { file, byProvider, logo } = source
    return popularProviders([...byProvider.keys()], (place) => byProvider[place]?.length ?? 0).flatMap(
      (place) =>
        file.providers.slice(place, place + 1).map(({ name, slug, light, dark }) => ({
          name,
          href: addressOf('providers-slug', { slug }),
          lightLogo: logo(light),
          darkLogo: logo(dark),
        })),
    )
  }, [source, wanted])
}

/** Places of the recommended games; games that were shown stay when the service responds late. */
function useRecommendedGames(file: CatalogueFile | undefined, lobby: Lobby, special?: SpecialList[]) {
  const [kept, keep] = useState<readonly number[]>()
  if (kept || !file) return kept ?? none
  const places = recommendedGames(file, lobby, special)
  keep(places)
  return places
}

/** The first recommended games of a lobby, whether there are more, and why the service could not be asked. */
export function useRecommended(source: Source, { lobby }: ShellSlice['search'], limit: number) {
  const { data, error, refetch } = useSpecial(lobby, useStatus())
  const places = useRecommendedGames(source?.file, lobby, data)
  const options = useMemo(
    () => (source ? places.slice(0, limit).map((place) => gameOption(source, place)) : []),
    [source, places, limit],
  )
  return { options, more: places.length > limit, error, retry: () => void refetch() }
}
