import * as v from 'valibot'
import { request } from '#app/api/request.ts'
import { minutes, seconds } from '#app/lib/durations.ts'

/** When the first look is due, and how often afterwards (S2 9, ERR-04). */
const FIRST = seconds(1)
const EVERY = minutes(5)

const Build = v.object({ id: v.string() })

let renewed = false

/** Whether another build is being served by now: the next page is loaded in full then (UXP-12). */
export const isRenewed = (): boolean => renewed

type Connection = { effectiveType?: string }

const isSlow = (): boolean =>
  (navigator as { connection?: Connection }).connection?.effectiveType === 'slow-2g'

async function latestBuild(): Promise<string | undefined> {
  const answer = request(`/api/build?t=${Date.now()}`, { schema: Build, fresh: true })
  return (await answer.catch(() => undefined))?.id
}

/** Looks now and then whether a new build is there; `own` is the one that runs. Returns what stops it. */
export function watchBuild(own: string): () => void {
  let timer = setTimeout(look, FIRST)
  async function look(): Promise<void> {
    if (!document.hidden && !isSlow()) {
      const latest = await latestBuild()
      renewed ||= latest !== undefined && latest !== own
    }
    if (!renewed) timer = setTimeout(look, EVERY)
  }
  return () => clearTimeout(timer)
}
