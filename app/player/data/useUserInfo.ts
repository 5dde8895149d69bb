import { useEffect, useRef } from 'react'
import { createConsent } from '#app/platform/analytics/consent.ts'
import { track } from '#app/platform/analytics/track.ts'
import { useServices } from '#app/platform/useServices.ts'
import { useStored, useVisit } from '#app/platform/visit.ts'
import { useFact } from './fact.ts'
import { infoQuery } from './playerQueries.ts'

/** Reports who the player is, once per login and only with consent (ANA-03); for a component that lives as long. */
export function useUserInfo(): void {
  const visit = useVisit()
  const { analytics } = useServices()
  const granted = useStored(createConsent) === 'granted'
  const { fact } = useFact(infoQuery)
  const info = analytics && granted && fact.state === 'known' ? fact.value : undefined
  const reported = useRef<string>(undefined)
  useEffect(() => {
    if (!info || reported.current === info.userId) return
    let wanted = true
    const report = async () => {
      const [{ userInfo }, { sha256Here }] = await Promise.all([
        import('#app/domain/userInfo.ts'),
        import('#app/platform/analytics/sha256.ts'),
      ])
      const event = await userInfo(info, sha256Here())
      if (!wanted) return
      reported.current = info.userId
      track(visit, event)
    }
    // If the code cannot be loaded, only the report is missing.
    void report().catch(() => undefined)
    return () => {
      wanted = false
    }
  }, [visit, info])
}
