import { useContext } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { addressOf } from '#app/domain/addresses.ts'
import { MoreWords } from '#app/i18n/MoreWords.tsx'
import { ShellSlice } from '#app/lib/Edition.ts'
import { useStatus } from '#app/lib/useStatus.ts'
import { useSelfExcluded } from '#app/queries/player/exclusion.ts'
import { useSlice } from '#app/queries/slices.ts'
import { Button } from '#ui/controls/Button'
import { EmptyState } from '#ui/feedback/EmptyState'
import { Spinner } from '#ui/feedback/Spinner'
import { Page, PageCell, PageTitle } from '#ui/layout/Page'
import { RealPlay } from './RealPlay.tsx'

type PlayRealPageProps = { slice: string; title: string }

/** Play for money, for players; who has excluded themselves finds help first (AUT-14). */
export const PlayRealPage = (props: PlayRealPageProps) => (
  <MoreWords>
    <Real {...props} />
  </MoreWords>
)

function Real({ slice, title }: PlayRealPageProps) {
  const { formatMessage } = useIntl()
  const { compliance } = useSlice(useContext(ShellSlice), 'Shell', { status: useStatus() })
  const excluded = useSelfExcluded()
  if (excluded === undefined) return <Spinner label={formatMessage({ id: 'play.loading' })} />
  if (!excluded) return <RealPlay slice={slice} checkMinutes={compliance.realityCheckMinutes} />
  return (
    <Page>
      <PageTitle title={title} />
      <PageCell>
        <EmptyState
          icon="hand-palm"
          title={formatMessage({ id: 'play.excluded' })}
          text={formatMessage({ id: 'play.excludedText' })}
          action={
            <>
              <Button tone="primary" href={compliance.helpline.url}>
                {compliance.helpline.name}
              </Button>
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
