import { type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useShell } from '#app/content/shell.ts'
import { addressOf } from '#app/domain/addresses.ts'
import { isPlayOpen } from '#app/domain/selfExclusion.ts'
import { MoreMessages } from '#app/platform/messages/MoreMessages.tsx'
import { useSelfExcluded } from '#app/player/data/exclusion.ts'
import { useAuth } from '#app/player/session/auth.ts'
import { Button } from '#ui/controls/Button'
import { EmptyState } from '#ui/feedback/EmptyState'
import { Spinner } from '#ui/feedback/Spinner'
import { Page, PageCell, PageTitle } from '#ui/layout/Page'
import { RealPlay } from './RealPlay.tsx'

type PlayRealPageProps = { slice: string; title: string }

/** Play for money, for players who are known not to have excluded themselves (AUT-14). */
export const PlayRealPage = (props: PlayRealPageProps) => (
  <MoreMessages>
    <Real {...props} />
  </MoreMessages>
)

/** The player of the game: the current one, or the last one after their session has ended. */
function useLastPlayer(): string | undefined {
  const { player } = useAuth()
  const [holder, setHolder] = useState(player?.username)
  if (player && player.username !== holder) setHolder(player.username)
  return holder
}

function Real({ slice, title }: PlayRealPageProps) {
  const { formatMessage } = useIntl()
  const { compliance } = useShell()
  const { fact, retry, retrying } = useSelfExcluded()
  const holder = useLastPlayer()
  const open = isPlayOpen(fact)
  const [openFor, setOpenFor] = useState<string>()
  if (open && openFor !== holder) setOpenFor(holder)
  const { helpline, realityCheckMinutes } = compliance

  // A running game stays while the exclusion of the same player is loaded again after a new login.
  if (open || (fact.state === 'pending' && openFor !== undefined && openFor === holder))
    return <RealPlay key={holder} slice={slice} checkMinutes={realityCheckMinutes} />
  if (fact.state === 'pending') return <Spinner label={formatMessage({ id: 'play.loading' })} />
  if (fact.state === 'failed')
    return (
      <Closed
        title={title}
        says={formatMessage({ id: 'play.unverified' })}
        text={formatMessage({ id: 'play.unverifiedText' })}
      >
        <Button tone="primary" loading={retrying} onClick={retry}>
          <FormattedMessage id="ui.retry" />
        </Button>
      </Closed>
    )
  return (
    <Closed
      title={title}
      says={formatMessage({ id: 'play.excluded' })}
      text={formatMessage({ id: 'play.excludedText' })}
    >
      <Button tone="primary" href={helpline.url}>
        {helpline.name}
      </Button>
    </Closed>
  )
}

type ClosedProps = { title: string; says: string; text: string; children: ReactNode }

/** Message why the game cannot be played, an action, and a link to the lobby. */
function Closed({ title, says, text, children }: ClosedProps) {
  return (
    <Page>
      <PageTitle title={title} />
      <PageCell>
        <EmptyState
          icon="hand-palm"
          title={says}
          text={text}
          action={
            <>
              {children}
              <Button href={addressOf('lobby')}>
                <FormattedMessage id="menu.lobby" />
              </Button>
            </>
          }
        />
      </PageCell>
    </Page>
  )
}
