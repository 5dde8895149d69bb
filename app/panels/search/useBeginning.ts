import { useContext, useMemo } from 'react'
import type { ShellSlice } from '#app/api/contract/slices.ts'
import { addressOf } from '#app/domain/addresses.ts'
import { Assets } from '#app/shell/Assets.ts'
import { popularProviders, recommendedGames } from './beginnings.ts'
import { gameOption } from './options.ts'
import type { useOptionSource } from './useOptionSource.ts'

/** Width of a logo in pixels; the same as on a provider's card, so that it is loaded once. */
const LOGO = 240

type Source = ReturnType<typeof useOptionSource>

/** Providers that are offered before something is typed (SEA-05). */
export function usePopular(source: Source, wanted: boolean) {
  const { asset } = useContext(Assets)
  return useMemo(() => {
    if (!source || !wanted) return []
    const { file, counts } = source
    const logo = (id: string | undefined) => (id ? asset(id, LOGO) : undefined)
    return popularProviders(counts).flatMap((place) =>
      file.providers.slice(place, place + 1).map(({ name, slug, light, dark }) => ({
        name,
        href: addressOf('providers-slug', { slug }),
        lightLogo: logo(light),
        darkLogo: logo(dark),
      })),
    )
  }, [source, wanted, asset])
}

/** The first recommended games of a lobby, and whether there are more. */
export function useRecommended(source: Source, { lobby }: ShellSlice['search'], limit: number) {
  return useMemo(() => {
    const places = source ? recommendedGames(source.file, lobby) : []
    return {
      options: source ? places.slice(0, limit).map((place) => gameOption(source, place)) : [],
      more: places.length > limit,
    }
  }, [source, lobby, limit])
}
