import { FormattedMessage, useIntl } from 'react-intl'
import { PageMenu } from '#app/navigation/menus/PageMenu.tsx'
import { MoreMessages } from '#app/platform/messages/MoreMessages.tsx'
import { createPreferences } from '#app/platform/preferences.ts'
import { useStore, useStored } from '#app/platform/visit.ts'
import { Button } from '#ui/controls/Button'
import { EmptyState } from '#ui/feedback/EmptyState'
import { RetryStrip } from '#ui/feedback/RetryStrip'
import { PageCell, PageTitle } from '#ui/layout/Page'
import { useSelfExcluded } from '../data/exclusion.ts'
import { PendingContent } from '../login/LoginGate.tsx'
import { MonthSeen } from './MonthSeen.tsx'
import { useMirrorOwner } from './useMirrorOwner.ts'

/** A player's month as this device has seen it: time in games for money and the balance, in figures and as a plot. */
export const MirrorPage = ({ title }: { title: string }) => (
  <MoreMessages>
    <PageTitle title={title} />
    <PageMenu />
    <PageCell fills>
      <Mirror />
    </PageCell>
  </MoreMessages>
)

function Mirror() {
  const { formatMessage } = useIntl()
  const { mirror: isOn } = useStored(createPreferences)
  const { retry, retrying } = useSelfExcluded()
  const fact = useMirrorOwner()
  if (fact.state === 'pending') return <PendingContent />
  if (fact.state === 'failed')
    return <RetryStrip text={formatMessage({ id: 'mirror.unknown' })} onRetry={retry} retrying={retrying} />
  const { owner, isRefused } = fact.value
  if (isRefused)
    return (
      <EmptyState
        icon="eye-slash"
        title={formatMessage({ id: 'mirror.refused' })}
        text={formatMessage({ id: 'mirror.refusedText' })}
      />
    )
  return isOn ? <MonthSeen owner={owner} /> : <Off />
}

/** Shown while the mirror is switched off: explains it, and offers to switch it on. */
function Off() {
  const { formatMessage } = useIntl()
  const { change } = useStore(createPreferences)
  return (
    <EmptyState
      icon="clock-counter-clockwise"
      title={formatMessage({ id: 'mirror.off' })}
      text={formatMessage({ id: 'mirror.offText' })}
      action={
        <Button tone="primary" onClick={() => change('mirror', true)}>
          <FormattedMessage id="mirror.start" />
        </Button>
      }
    />
  )
}
