import * as v from 'valibot'
import { request } from '#app/api/request.ts'
import { minutes, seconds } from '#app/domain/durations.ts'
import { createExternalStore } from '#app/domain/externalStore.ts'
import { endOf, storeOf, type Visit } from '../visit.ts'

/** Time to the first check for a new build, and between later ones (S2 9, ERR-04). */
const FIRST_CHECK_DELAY_MS = seconds(1)
const CHECK_INTERVAL_MS = minutes(5)

const Build = v.object({ id: v.string() })

const createHasNewBuild = () => createExternalStore(false)

/** Whether a newer build is being served: the next navigation loads the page in full then (UXP-12). */
export const hasNewBuild = (visit: Visit): boolean => storeOf(visit, createHasNewBuild).getSnapshot()

type Connection = { effectiveType?: string }

const isSlow = (): boolean =>
  (navigator as { connection?: Connection }).connection?.effectiveType === 'slow-2g'

async function latestBuild(): Promise<string | undefined> {
  const answer = request(`/api/build?t=${Date.now()}`, { schema: Build, fresh: true })
  return (await answer.catch(() => undefined))?.id
}

/** Polls for a new build until the visit ends; `own` is the running one. */
export function watchBuild(visit: Visit, own: string): void {
  const renewed = storeOf(visit, createHasNewBuild)
  const end = endOf(visit)
  let timer = setTimeout(check, FIRST_CHECK_DELAY_MS)
  async function check(): Promise<void> {
    if (!document.hidden && !isSlow()) {
      const latest = await latestBuild()
      if (latest !== undefined && latest !== own) renewed.set(true)
    }
    if (!renewed.getSnapshot() && !end.aborted) timer = setTimeout(check, CHECK_INTERVAL_MS)
  }
  end.addEventListener('abort', () => clearTimeout(timer))
}
