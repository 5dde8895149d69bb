import { useEffect } from 'react'
import { withBalance, withPlay } from '#app/domain/mirror/mirror.ts'
import { createPreferences } from '#app/platform/preferences.ts'
import { useStore, useStored } from '#app/platform/visit.ts'
import { useBalance, useBalanceHidden } from '../data/balance.ts'
import { createEndedStay, createRunningStay } from '../stay/stay.ts'
import { createMirrors } from './mirrors.ts'
import { useMirrorOwner } from './useMirrorOwner.ts'

/** Milliseconds between two notes of the time in a game. */
const NOTE_INTERVAL = 15_000

/** Longest time that one note counts: a device that has slept was not played on. */
const MAX_NOTE = 2 * 60_000

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
  useNotedBalance(owner)
  useNotedPlay(owner)
  return null
}

/** Notes each balance that the gateway tells; what the player hides is not kept either. */
function useNotedBalance(owner: string): void {
  const { change } = useStore(createMirrors)
  const { fact } = useBalance()
  const isHidden = useBalanceHidden()
  const amount = fact.state === 'known' && !fact.outdated && !isHidden ? fact.value : undefined
  useEffect(() => {
    if (amount !== undefined) change(owner, (mirror) => withBalance(mirror, amount, Date.now()))
  }, [owner, amount, change])
}

/** Notes the time in a game within the site, while it runs, and that of a game on another site on the return. */
function useNotedPlay(owner: string): void {
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
      const begin = Math.max(from, now - MAX_NOTE)
      change(owner, (mirror) => withPlay(mirror, begin, now))
      from = now
    }
    const timer = setInterval(note, NOTE_INTERVAL)
    addEventListener('pagehide', note)
    return () => {
      clearInterval(timer)
      removeEventListener('pagehide', note)
      note()
    }
  }, [owner, isRunning, change])
}
