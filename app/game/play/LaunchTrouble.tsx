import { FormattedMessage, useIntl } from 'react-intl'
import type { RequestFailure } from '#app/api/errors.ts'
import { supportAddress } from '#app/domain/addresses.ts'
import type { TokenTrouble } from '#app/domain/launch/url.ts'
import { useVisit } from '#app/platform/visit.ts'
import { requireLogin } from '#app/player/login/requireLogin.ts'
import { Button } from '#ui/controls/Button'
import { EmptyState } from '#ui/feedback/EmptyState'

/** A failed request, or a player's token that came with an error or not at all (S2 8). */
export type LaunchTroubleName = RequestFailure | TokenTrouble

const messages = {
  unreachable: { title: 'play.unreachable', text: 'play.unreachableText' },
  late: { title: 'play.late', text: 'play.lateText' },
  refused: { title: 'play.refused', text: 'play.refusedText' },
  'error-code': { title: 'errors.invalid-game-session', text: 'play.refusedText' },
  missing: { title: 'errors.invalid-game-session', text: 'play.unreadableText' },
  unreadable: { title: 'play.unreadable', text: 'play.unreadableText' },
  ended: { title: 'play.ended', text: 'play.endedText' },
} as const satisfies Record<LaunchTroubleName, object>

type LaunchTroubleProps = { trouble: LaunchTroubleName; onRetry: () => void }

const isRefusal = (trouble: LaunchTroubleName): boolean => trouble === 'refused' || trouble === 'error-code'

/** Why a game could not start, each cause with its own message and action (LCH-04). */
export function LaunchTrouble({ trouble, onRetry }: LaunchTroubleProps) {
  const { formatMessage } = useIntl()
  const { title, text } = messages[trouble]
  return (
    <EmptyState
      icon={trouble === 'ended' || isRefusal(trouble) ? 'lock' : 'warning'}
      title={formatMessage({ id: title })}
      text={formatMessage({ id: text })}
      action={<Way trouble={trouble} onRetry={onRetry} />}
    />
  )
}

function Way({ trouble, onRetry }: LaunchTroubleProps) {
  const visit = useVisit()
  if (isRefusal(trouble))
    return (
      <Button tone="primary" href={supportAddress}>
        <FormattedMessage id="login.help" />
      </Button>
    )
  if (trouble === 'ended')
    return (
      <Button
        tone="primary"
        onClick={() => void requireLogin(visit, 'play').then(({ loggedIn }) => loggedIn && onRetry())}
      >
        <FormattedMessage id="session.again" />
      </Button>
    )
  return (
    <Button tone="primary" onClick={onRetry}>
      <FormattedMessage id="ui.retry" />
    </Button>
  )
}
