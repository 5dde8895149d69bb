import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { useEntryWhile } from '#app/navigation/modalEntry.ts'
import { modalPriorities } from '#app/navigation/modalPriorities.ts'
import { PageModals } from '#app/navigation/PageModals.tsx'
import { useVisit } from '#app/platform/visit.ts'
import { requireLogin } from '#app/player/login/requireLogin.ts'
import { useGuestReason } from '#app/player/session/auth.ts'
import { Dialog } from '#ui/overlay/Dialog'
import { SessionEnded } from '#ui/player/SessionEnded'

const titles = { ended: 'play.ended', unknown: 'errors.authentication-startup-error' } as const

type EndedDialogProps = {
  /** The last known balance in lei. */
  balance: number | undefined
  masked: boolean
  /** Leaves the game. */
  onEnd: () => void
}

/**
 * Dialog over a game whose session has ended or whose login state is unknown: logs in again in place, or leaves.
 * Closing it leaves the game.
 */
export function EndedDialog({ balance, masked, onEnd }: EndedDialogProps) {
  const { formatMessage } = useIntl()
  const visit = useVisit()
  useEntryWhile(true, 'session-ended', onEnd)
  const login = useRef<HTMLButtonElement>(null)
  const reason = useGuestReason() ?? 'ended'
  return (
    <PageModals>
      <Dialog
        open
        urgent
        priority={modalPriorities.message}
        closesBeside={false}
        title={formatMessage({ id: titles[reason] })}
        initialFocus={login}
        onClose={onEnd}
      >
        <SessionEnded
          balance={balance}
          masked={masked}
          loginRef={login}
          onLogin={() => void requireLogin(visit, 'play')}
          onEnd={onEnd}
        />
      </Dialog>
    </PageModals>
  )
}
