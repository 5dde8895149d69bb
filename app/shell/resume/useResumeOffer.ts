import { useEffect, useState } from 'react'
import { pageQuery } from '#app/content/pageQuery.ts'
import { addressIn, offerOf, type Resumable, type Trace } from '#app/domain/resume.ts'
import { browserPageKey } from '#app/navigation/historyEntries.ts'
import { usePageLocation } from '#app/navigation/pageLocation.tsx'
import { createPreferences } from '#app/platform/preferences.ts'
import { useStore, useStored, useVisit, type Visit } from '#app/platform/visit.ts'
import { createPreviousTrace } from './resumeTrace.ts'
import { useTraceOwner } from './useTraceOwner.ts'

type Present = Omit<Parameters<typeof offerOf>[1], 'gone'>

/** Whether the page of an address exists; one that cannot be loaded now is not offered. */
async function exists(visit: Visit, address: string): Promise<boolean> {
  const answer = await visit.fetchQuery(pageQuery(address, 'Published')).catch(() => undefined)
  return answer !== undefined && 'page' in answer
}

/** The latest item whose page still exists. */
async function existingOffer(visit: Visit, trace: Trace, present: Present): Promise<Resumable | undefined> {
  const gone = new Set<string>()
  for (;;) {
    const offer = offerOf(trace, { ...present, gone })
    const address = offer && addressIn(offer)
    if (!address || (await exists(visit, address))) return offer
    gone.add(address)
  }
}

/** The item that the visitor can resume, on the first page of a visit only. */
export function useResumeOffer(): Resumable | undefined {
  const visit = useVisit()
  const { owner } = useTraceOwner()
  const { resume } = useStored(createPreferences)
  const store = useStore(createPreviousTrace)
  const before = useStored(createPreviousTrace)
  const { path, page } = usePageLocation()
  const [offer, setOffer] = useState<Resumable>()

  // On another page the visit goes on from there.
  useEffect(() => () => void (browserPageKey() !== page && store.set(undefined)), [store, page])

  useEffect(() => {
    if (!before || owner === undefined) return
    let isLeft = false
    void existingOffer(visit, before, { owner, path, now: Date.now() }).then(
      (found) => !isLeft && setOffer(found),
    )
    return () => {
      isLeft = true
      setOffer(undefined)
    }
  }, [visit, before, owner, path])

  return resume ? offer : undefined
}
