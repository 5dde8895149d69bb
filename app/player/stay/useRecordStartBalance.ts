import { useEffect } from 'react'
import { useStored, useVisit } from '#app/platform/visit.ts'
import { useBalance } from '../data/balance.ts'
import { createPlayerSession, recordStartBalance } from './playerSession.ts'

/** Records the balance at the start of the player's session, as soon as it is known (CPL-03). */
export function useRecordStartBalance(): void {
  const visit = useVisit()
  const session = useStored(createPlayerSession)
  const { fact } = useBalance()
  const balance = fact.state === 'known' ? fact.value : undefined
  useEffect(() => {
    if (session && balance !== undefined) recordStartBalance(visit, balance)
  }, [visit, session, balance])
}
