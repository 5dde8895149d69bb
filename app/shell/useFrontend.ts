import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useServices } from '#app/platform/useServices.ts'
import { featureTogglesQuery } from '#app/player/login/featureToggles.ts'

/** Toggles that let a micro-frontend stand in for a part of the site. */
export type FrontendToggle = 'micro-frontend-consent' | 'micro-frontend-notifications'

/**
 * What draws a part of the page once it is `wanted`: the micro-frontend where its toggle is on, until it fails; `undefined`
 * until that is known.
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
