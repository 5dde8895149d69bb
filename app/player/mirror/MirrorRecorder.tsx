import { useEffect } from 'react'
import { withBalance, withPlay } from '#app/domain/mirror/mirror.ts'
import { createPreferences } from '#app/platform/preferences.ts'
import { useStore, useStored } from '#app/platform/visit.ts'
import { useBalance, useBalanceHidden } from '../data/balance.ts'
import { createEndedStay, createRunningStay } from '../stay/stay.ts'
import { createMirrors } from './mirrors.ts'
import { useMirrorOwner } from './useMirrorOwner.ts'

/** Milliseconds between two records of the time in a game. */
const RECORD_INTERVAL_MS = 15_000

/** Longest time in milliseconds that one record counts, so that the time of a sleeping device is left out. */
const MAX_RECORDED_MS = 2 * 60_000

/** Keeps the time in games for money and the balances of each day, for players who have switched that on. */
export function MirrorRecorder() {
  const { mirror } = useStored(createPreferences)
  const { forget } = useStore(createMirrors)
  const fact = useMirrorOwner()
  const { owner, isRefused } = fact.state === 'known' ? fact.value : {}
  useEffect(() => {
    if (isRefused && owner !== undefined) forget(owner)
  }, [isRefused, owner, forget])
  return mirror && owner !== undefined && !isRefused && <Recorder owner={owner} />
}

function Recorder({ owner }: { owner: string }) {
  useRecordBalance(owner)
  useRecordPlay(owner)
  return null
}

/** Records each balance from the gateway, unless the player hides it. */
function useRecordBalance(owner: string): void {
  const { change } = useStore(createMirrors)
  const { fact } = useBalance()
  const isHidden = useBalanceHidden()
  const amount = fact.state === 'known' && !fact.outdated && !isHidden ? fact.value : undefined
  useEffect(() => {
    if (amount !== undefined) change(owner, (mirror) => withBalance(mirror, amount, Date.now()))
  }, [owner, amount, change])
}

/** Records the time in a game within the site while it runs, and of a game on another site after the return. */
function useRecordPlay(owner: string): void {
  const { change } = useStore(createMirrors)
  const isRunning = useStored(createRunningStay) !== undefined
  const ended = useStored(createEndedStay)
  useEffect(() => {
    if (ended?.away) change(owner, (mirror) => withPlay(mirror, ended.startedAt, ended.endedAt))
  }, [owner, ended, change])
  useEffect(() => {
    if (!isRunning) return
    let from = Date.now()
    function note(): void {
      const now = Date.now()
      const begin = Math.max(from, now - MAX_RECORDED_MS)
      change(owner, (mirror) => withPlay(mirror, begin, now))
      from = now
    }
    const timer = setInterval(note, RECORD_INTERVAL_MS)
    addEventListener('pagehide', note)
    return () => {
      clearInterval(timer)
      removeEventListener('pagehide', note)
      note()
    }
  }, [owner, isRunning, change])
}
