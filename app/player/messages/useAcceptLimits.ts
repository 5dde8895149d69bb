import { useState } from 'react'
import type { PlayerMessage } from '#app/api/contract/player/platform.ts'
import { logFailure } from '#app/platform/logFailure.ts'
import { showNotice } from '#app/platform/notices/showNotice.ts'
import { useVisit, type Visit } from '#app/platform/visit.ts'
import { removeMessages } from '../data/messages.ts'
import { sessionServices } from '../session/sessionServices.ts'

/** Confirms the limits of a message (MSG-04) and removes the message; rejects if the platform refuses. */
async function acceptLimits(visit: Visit, { id }: PlayerMessage): Promise<void> {
  const { errorCode } = await sessionServices(visit).platform.acceptPendingLimits({ messageId: id })
  if (errorCode !== 0) throw new Error(`acceptPendingLimits: errorCode ${errorCode}`)
  removeMessages(visit, (own) => own.id === id)
}

/** Sends the answer to a message about limits; after a failure it can be repeated. */
export function useAcceptLimits(message: PlayerMessage) {
  const visit = useVisit()
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle')

  async function accept(): Promise<void> {
    setState('pending')
    try {
      await acceptLimits(visit, message)
      void showNotice(visit, (words) => ({ type: 'success', title: words('messages.limitsAccepted') }))
      setState('idle')
    } catch (error) {
      logFailure('limits', error)
      setState('failed')
    }
  }

  return { state, accept: () => void accept() }
}
