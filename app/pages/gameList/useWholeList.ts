import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { calm } from '#app/lib/calm.ts'
import { useStatus } from '#app/lib/useStatus.ts'
import { catalogueQuery } from '#app/queries/catalogue.ts'

type AllGames = typeof import('./AllGames.tsx').AllGames

/** Kept once it has been loaded: a list that somebody comes back to stands at once. */
let loaded: AllGames | undefined

/**
 * The component that draws the whole list with the catalogue it needs, as soon as both are there. They take the place
 * of the first tiles in one go, and never under a finger.
 */
export function useWholeList(wanted: boolean) {
  const client = useQueryClient()
  const query = catalogueQuery(useStatus())
  const [failed, setFailed] = useState(false)
  const [, draw] = useState(0)
  const file = client.getQueryData(query.queryKey)
  const missing = wanted && !failed && !(loaded && file)

  const load = useEffectEvent(async () => {
    const [module, own] = await Promise.all([import('./AllGames.tsx'), client.fetchQuery(query), calm()])
    await module.prepareIndex(own)
    await calm()
    loaded = module.AllGames
  })

  useEffect(() => {
    if (!missing) return
    let here = true
    load().then(
      () => here && draw((times) => times + 1),
      () => here && setFailed(true),
    )
    return () => {
      here = false
    }
  }, [missing])

  const whole = wanted && loaded && file ? { AllGames: loaded, file } : undefined
  return { whole, failed, retry: () => setFailed(false) }
}
