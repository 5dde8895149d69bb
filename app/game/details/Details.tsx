import { memo, Suspense } from 'react'
import { useIntl } from 'react-intl'
import type { Maintenance } from '#app/api/contract/common.ts'
import type { GameSlice } from '#app/api/contract/pageSlices.ts'
import type { Tile } from '#app/api/contract/slices.ts'
import { useAssets } from '#app/content/useAssets.ts'
import { addressOf } from '#app/domain/addresses.ts'
import type { LiveActionState } from '#app/live/LiveAction.tsx'
import { useSelfExcluded } from '#app/player/data/exclusion.ts'
import { AddToList } from '#app/player/lists/AddToList.tsx'
import { useNeedsLogin } from '#app/player/session/auth.ts'
import { useHasJackpot } from '#app/tiles/jackpots/jackpotFeed.ts'
import { TopJackpot } from '#app/tiles/jackpots/TopJackpot.tsx'
import { lazyPart } from '#ui/foundation/lazyPart.tsx'
import { GameDetails, GameDetailsActions, type GameDetailsProps, type GameFacts } from '#ui/game/GameDetails'
import { CompareToggle } from '../compare/CompareToggle.tsx'
import { factsOf } from '../facts.ts'
import { useMaintenanceWords } from '../useMaintenanceWords.ts'
import styles from './Details.module.css'

const tagTitles = {
  collections: 'game.tags.collections',
  categories: 'game.tags.categories',
  labels: 'game.tags.labels',
  features: 'game.tags.features',
} as const

/** Address of the rules of all games. */
const RULES = addressOf('page-slug', { slug: 'regulile-jocurilor' })

// Loaded with the first live table.
const LiveFacts = lazyPart(() => import('#app/live/LiveFacts.tsx').then((file) => file.LiveFacts))

const LiveAction = lazyPart(() => import('#app/live/LiveAction.tsx').then((file) => file.LiveAction))

/** Placeholders until the feed has data, so that the layout does not shift. */
const unsaid: GameFacts = { dealer: '–', table: '–' }

type DetailsBodyProps = Pick<GameDetailsProps, 'action' | 'children'> & { game: GameSlice; active?: boolean }

/** Picture or video, facts, tags and description of a game (DET-02). `active` lets the video play. */
export const DetailsBody = memo(function DetailsBody(props: DetailsBodyProps) {
  const { tile } = props.game
  if (!tile.live) return <Body {...props} />
  return (
    <Suspense fallback={<Body {...props} live={unsaid} />}>
      <LiveFacts tile={tile}>{(live) => <Body {...props} live={{ ...unsaid, ...live }} />}</LiveFacts>
    </Suspense>
  )
})

type BodyProps = DetailsBodyProps & {
  /** Live facts of a table. */
  live?: GameFacts
}

function Body({ game, active = true, live, ...around }: BodyProps) {
  const { formatMessage } = useIntl()
  const { gamePicture } = useAssets()
  const { tile, tags, info } = game
  return (
    <GameDetails
      {...around}
      media={{
        active,
        poster: {
          ...gamePicture(tile, 'Landscape'),
          // The tile's picture is cached already, even while offline.
          instead: gamePicture(tile, 'Thumbnail'),
          missing: { title: tile.name, maker: tile.provider },
        },
        ...(info?.video && { src: info.video }),
      }}
      jackpot={useHasJackpot(tile) ? <TopJackpot game={tile.code} served={tile.jackpot} /> : undefined}
      facts={{ ...factsOf(game), ...live }}
      factsAction={
        <div className={styles.tools}>
          <CompareToggle code={tile.code} />
          <AddToList code={tile.code} name={tile.name} />
        </div>
      }
      tags={tags.map((group) => ({ ...group, title: formatMessage({ id: tagTitles[group.title] }) }))}
      description={info?.description}
    />
  )
}

/**
 * Play and Demo (LCH-05), or when a game in maintenance is back; a guest's Play opens the login. A table without a free seat
 * first offers a notification.
 */
export function DetailsActions({ tile }: { tile: Tile }) {
  if (tile.maintenance) return <InMaintenance maintenance={tile.maintenance} />
  if (!tile.live) return <Actions tile={tile} />
  return (
    <Suspense fallback={<Actions tile={tile} />}>
      <LiveAction tile={tile}>{(turn) => <Actions tile={tile} {...turn} />}</LiveAction>
    </Suspense>
  )
}

function InMaintenance({ maintenance }: { maintenance: Maintenance }) {
  const { says, returns } = useMaintenanceWords(maintenance)
  return <GameDetailsActions unavailable={`${says}. ${returns}.`} rulesHref={RULES} />
}

function Actions({ tile, first, closed = false }: { tile: Tile } & Partial<LiveActionState>) {
  const { formatMessage } = useIntl()
  const { fact, retry, retrying } = useSelfExcluded()
  return (
    <GameDetailsActions
      first={first}
      playHref={closed ? undefined : addressOf('play-game-real', { game: tile.code })}
      demoHref={tile.demo ? addressOf('play-game-demo', { game: tile.code }) : undefined}
      rulesHref={RULES}
      restricted={useNeedsLogin()}
      {...(fact.state === 'failed' && {
        unavailable: formatMessage({ id: 'game.unverified' }),
        onRetry: retry,
        retrying,
      })}
      {...(fact.state === 'known' && fact.value && { unavailable: formatMessage({ id: 'game.excluded' }) })}
    />
  )
}
