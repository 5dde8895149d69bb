import { useMemo } from 'react'
import { useMatches } from 'react-router-dom'
import type { PageParts } from '#app/api/contract/pages.ts'
import { createExternalStore } from '#app/domain/externalStore.ts'
import { useStored } from '#app/platform/visit.ts'
import type { Slices } from '../slices.ts'

type Loaded = Partial<PageParts> & { slices?: Slices }

/** Id of the slide that the hero shows; the first slide of the page until a hero tells another. */
export const createHeroSlide = () => createExternalStore<string | undefined>(undefined)

/** The colour of a page: that of its leading hero's slide, of its game, or of the provider of its list. */
export function colorOf({ main, parts, slices }: Loaded, shown: string | undefined): string | undefined {
  const own = slices?.[main ?? '']
  if (own?.type === 'Game') return own.color
  if (own?.type === 'GameList' && own.color) return own.color
  const hero = slices?.[parts?.[0]?.slice ?? '']
  if (hero?.type !== 'Carousel') return undefined
  return (hero.slides.find(({ id }) => id === shown) ?? hero.slides[0])?.color
}

/** The colour that tints the current page; `undefined` if it has none, or none is known. */
export function useTint(): string | undefined {
  const matches = useMatches()
  const shown = useStored(createHeroSlide)
  return useMemo(() => {
    const pages = matches.map(({ loaderData }) => (loaderData ?? {}) as Loaded)
    const page = pages.find(({ parts }) => parts)
    return page && colorOf(page, shown)
  }, [matches, shown])
}
