import { FormattedMessage } from 'react-intl'
import type { Maintenance } from '#app/api/contract/common.ts'
import type { Tile } from '#app/api/contract/slices.ts'
import { addressOf } from '#app/domain/addresses.ts'
import { useSelfExcluded } from '#app/player/data/exclusion.ts'
import { useNeedsLogin } from '#app/player/session/auth.ts'
import { Button } from '#ui/controls/Button'
import { useTilePlay } from '#ui/foundation/useTilePlay.ts'
import { useMaintenanceWords } from '../useMaintenanceWords.ts'
import styles from './CompareTable.module.css'

/** Play and Demo of a compared game, or why it cannot be played. */
export function PlayWays({ tile }: { tile: Tile }) {
  const { fact } = useSelfExcluded()
  if (tile.maintenance) return <InMaintenance maintenance={tile.maintenance} />
  const excluded = fact.state === 'known' && fact.value
  return (
    <div className={styles.ways}>
      {excluded ? (
        <span className={styles.absent}>
          <FormattedMessage id="game.excluded" />
        </span>
      ) : (
        <Play tile={tile} />
      )}
      {tile.demo && (
        <Button className={styles.way} href={addressOf('play-game-demo', { game: tile.code })}>
          Demo
        </Button>
      )}
    </div>
  )
}

/** Play says so if it leads to the login first, as a lock: the column is narrow. */
function Play({ tile: { code, name } }: { tile: Tile }) {
  const restricted = useNeedsLogin()
  const { label, href, icon } = useTilePlay({
    name,
    playHref: addressOf('play-game-real', { game: code }),
    restricted,
  })
  return (
    <Button className={styles.way} tone="primary" href={href} icon={icon} aria-label={label}>
      <FormattedMessage id="ui.gameDetails.play" />
    </Button>
  )
}

function InMaintenance({ maintenance }: { maintenance: Maintenance }) {
  const { says, returns } = useMaintenanceWords(maintenance)
  return (
    <span className={styles.absent}>
      {says}. {returns}.
    </span>
  )
}
