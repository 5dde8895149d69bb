import { Skeleton } from '#ui/feedback/Skeleton'
import { GameTileSkeleton } from '#ui/game/GameTile'
import { LiveTileSkeleton } from '#ui/game/LiveTile'
import { PageCell } from '#ui/layout/Page'

const places = Array.from({ length: 12 }, (_, place) => place)

/** The lobby before its parts have come: every part keeps its room. */
export function LobbyLoading() {
  return (
    <>
      <h1 className="visually-hidden">Cazino</h1>
      <PageCell span="main" aria-busy="true">
        <Skeleton className="sceneWaitHero" />
      </PageCell>
      <PageCell span="aside" aria-busy="true">
        <Skeleton className="sceneWaitHero" />
      </PageCell>
      <Row layout="Default" />
      <Row layout="Top10" />
      <Row layout="Landscape" />
      <Row layout="Portrait" />
    </>
  )
}

/** A heading's bar and tiles in the geometry of the rail that is coming. */
function Row({ layout }: { layout: 'Default' | 'Landscape' | 'Portrait' | 'Top10' }) {
  return (
    <PageCell aria-busy="true">
      <Skeleton className="sceneWaitHeading" shape="line" />
      <div className="sceneWaitRow" data-layout={layout}>
        {places.map((place) =>
          layout === 'Landscape' ? (
            <LiveTileSkeleton key={place} />
          ) : (
            <GameTileSkeleton key={place} layout={layout} />
          ),
        )}
      </div>
    </PageCell>
  )
}
