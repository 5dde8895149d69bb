import * as v from 'valibot'
import { request } from '#app/api/request.ts'
import { minutes, seconds } from '#app/domain/durations.ts'

/** Time to the first check for a new build, and between later ones (S2 9, ERR-04). */
const FIRST_DELAY = seconds(1)
const POLL_INTERVAL = minutes(5)

const Build = v.object({ id: v.string() })

let renewed = false

/** Whether a newer build is being served: the next navigation loads the page in full then (UXP-12). */
export const isRenewed = (): boolean => renewed

type Connection = { effectiveType?: string }

const isSlow = (): boolean =>
  (navigator as { connection?: Connection }).connection?.effectiveType === 'slow-2g'

async function latestBuild(): Promise<string | undefined> {
  const answer = request(`/api/build?t=${Date.now()}`, { schema: Build, fresh: true })
  return (await answer.catch(() => undefined))?.id
}

/** Polls for a new build; `own` is the running one. The returned function stops it. */
export function watchBuild(own: string): () => void {
  let timer = setTimeout(look, FIRST_DELAY)
  async function look(): Promise<void> {
    if (!document.hidden && !isSlow()) {
      const latest = await latestBuild()
      renewed ||= latest !== undefined && latest !== own
    }
    if (!renewed) timer = setTimeout(look, POLL_INTERVAL)
  }
  return () => clearTimeout(timer)
}
