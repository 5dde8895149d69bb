import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useServices } from '#app/platform/useServices.ts'
import { featureTogglesQuery } from '#app/player/login/featureToggles.ts'

/** Feature toggles that replace a part of the site by a micro-frontend. */
export type FrontendToggle = 'micro-frontend-consent' | 'micro-frontend-notifications'

/**
 * Decides who draws a part of the page once it is `wanted`: the micro-frontend where its toggle is on and it has not failed,
 * else the site. `drawnBy` is undefined until the toggles are known.
 */
export function useFrontend(toggle: FrontendToggle, wanted: boolean) {
  const { microFrontends } = useServices()
  const mayBeFrontend = wanted && microFrontends !== undefined
  const toggles = useQuery({ ...featureTogglesQuery, enabled: mayBeFrontend })
  const [failed, setFailed] = useState(false)
  const isFrontend = mayBeFrontend && !failed && toggles.data?.includes(toggle)
  const drawnBy = isFrontend ? 'micro-frontend' : mayBeFrontend && toggles.isPending ? undefined : 'site'
  return { drawnBy, fail: () => setFailed(true) } as const
}
