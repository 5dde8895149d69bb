import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import type { Lobby } from '#app/api/contract/common.ts'
import { catalogueQuery } from '#app/content/catalogue.ts'
import { useStatus } from '#app/content/useStatus.ts'
import { useStore, useVisit } from '#app/platform/visit.ts'
import { afterPaint } from '#ui/foundation/afterPaint.ts'
import type { AllGamesProps } from './AllGames.tsx'
import { untilPointerUp } from './untilPointerUp.ts'

type AllGames = ComponentType<AllGamesProps>

/** Loaded components: a revisited list renders at once. */
const createLoadedLists = () => new Map<Lobby, AllGames>()

const modules = {
  Casino: () => import('./AllGames.tsx'),
  Live: () => import('./AllLiveGames.tsx'),
}

/**
 * The component that draws the whole list with the catalogue it needs, as soon as both are there. They take the place
 * of the first tiles in one go, and never under a finger.
 */
export function useWholeList(wanted: boolean, lobby: Lobby) {
  const visit = useVisit()
  const loaded = useStore(createLoadedLists)
  const query = catalogueQuery(useStatus())
  const [failed, setFailed] = useState(false)
  const [, draw] = useState(0)
  const file = visit.getQueryData(query.queryKey)
  const missing = wanted && !failed && !(loaded.has(lobby) && file)

  const load = useEffectEvent(async () => {
    const [{ list }, own] = await Promise.all([modules[lobby](), visit.fetchQuery(query), untilPointerUp()])
    await list.prepareIndex(own)
    await untilPointerUp()
    loaded.set(lobby, list.Games)
  })

  useEffect(() => {
    if (!missing) return
    let here = true
    // The first tiles are seen before that begins.
    const forget = afterPaint(() =>
      load().then(
        () => here && draw((times) => times + 1),
        () => here && setFailed(true),
      ),
    )
    return () => {
      here = false
      forget()
    }
  }, [missing])

  const AllGames = loaded.get(lobby)
  const whole = wanted && AllGames && file ? { AllGames, file } : undefined
  return { whole, failed, retry: () => setFailed(false) }
}
