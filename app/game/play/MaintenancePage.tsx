import { useIntl } from 'react-intl'
import type { PlaySlice } from '#app/api/contract/pageSlices.ts'
import { addressOf } from '#app/domain/addresses.ts'
import { GameMessages } from '#app/platform/messages/GameMessages.tsx'
import { GameHeart } from '#app/player/favourites/GameHeart.tsx'
import { Button } from '#ui/controls/Button'
import { EmptyState } from '#ui/feedback/EmptyState'
import { Page, PageCell, PageColumn } from '#ui/layout/Page'
import { RelatedGames } from '../details/RelatedGames.tsx'
import { useMaintenanceWords } from '../useMaintenanceWords.ts'
import { GameHead } from './GameHead.tsx'
import { useStop } from './useStop.ts'

type MaintenancePageProps = { game: PlaySlice; maintenance: NonNullable<PlaySlice['tile']['maintenance']> }

/** Instead of a game in maintenance: its picture, when it is back, the way back, and related games. */
export const MaintenancePage = (props: MaintenancePageProps) => (
  <Page>
    <GameMessages>
      <PageColumn>
        <Closed {...props} />
      </PageColumn>
      {props.game.related && <RelatedGames tiles={props.game.related} />}
    </GameMessages>
  </Page>
)

function Closed({ game: { tile }, maintenance }: MaintenancePageProps) {
  const { formatMessage } = useIntl()
  const stop = useStop()
  const { says, returns } = useMaintenanceWords(maintenance)
  const { code, name } = tile
  return (
    <>
      <GameHead tile={tile} />
      <PageCell>
        <EmptyState
          icon="wrench"
          title={says}
          text={returns}
          action={
            <>
              <Button tone="primary" onClick={stop}>
                {formatMessage({ id: 'game.leave' })}
              </Button>
              <Button tone="quiet" href={addressOf('games-game', { game: code })}>
                {formatMessage({ id: 'game.about' })}
              </Button>
              <GameHeart code={code} name={name} />
            </>
          }
        />
      </PageCell>
    </>
  )
}
