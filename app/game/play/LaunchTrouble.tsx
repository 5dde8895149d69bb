import { FormattedMessage, useIntl } from 'react-intl'
import type { Trouble } from '#app/api/errors.ts'
import { supportAddress } from '#app/domain/addresses.ts'
import { useVisit } from '#app/platform/visit.ts'
import { requireLogin } from '#app/player/login/requireLogin.ts'
import { Button } from '#ui/controls/Button'
import { EmptyState } from '#ui/feedback/EmptyState'

const says = {
  unreachable: { title: 'play.unreachable', text: 'play.unreachableText' },
  late: { title: 'play.late', text: 'play.lateText' },
  refused: { title: 'errors.invalid-game-session', text: 'play.refusedText' },
  unreadable: { title: 'play.unreadable', text: 'play.unreadableText' },
  ended: { title: 'play.ended', text: 'play.endedText' },
} as const satisfies Record<Trouble, object>

type LaunchTroubleProps = { trouble: Trouble; onRetry: () => void }

/** Why a game could not start, each cause with its own message and action (LCH-04). */
export function LaunchTrouble({ trouble, onRetry }: LaunchTroubleProps) {
  const { formatMessage } = useIntl()
  const { title, text } = says[trouble]
  return (
    <EmptyState
      icon={trouble === 'ended' || trouble === 'refused' ? 'lock' : 'warning'}
      title={formatMessage({ id: title })}
      text={formatMessage({ id: text })}
      action={<Way trouble={trouble} onRetry={onRetry} />}
    />
  )
}

function Way({ trouble, onRetry }: LaunchTroubleProps) {
  const visit = useVisit()
  if (trouble === 'refused')
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
