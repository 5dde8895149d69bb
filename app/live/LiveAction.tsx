import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { Tile } from '#app/api/contract/slices.ts'
import { hasRoom } from '#app/domain/live/table.ts'
import { LiveMessages } from '#app/platform/messages/LiveMessages.tsx'
import type { GameDetailsActionsProps } from '#ui/game/GameDetails'
import { useShownTable } from './useShownTable.ts'
import { useWatch } from './useWatch.ts'

/** The action before Play, and whether Play is missing. */
export type LiveActionState = { first?: GameDetailsActionsProps['first']; closed: boolean }

type LiveActionProps = { tile: Tile; children: (turn: LiveActionState) => ReactNode }

/** The first action at a table: to be notified about a free seat while there is none (LIV-10), else to play. */
export const LiveAction = (props: LiveActionProps) => (
  <LiveMessages>
    <Action {...props} />
  </LiveMessages>
)

function Action({ tile, children }: LiveActionProps) {
  const { formatMessage } = useIntl()
  const now = useShownTable(tile.code)
  const { on, onWatch } = useWatch(tile)
  const table = now.state === 'known' ? now.value.table : undefined
  if (!table) return children({ closed: false })
  const closed = !table.open
  if (!onWatch || (!on && hasRoom(table))) return children({ closed })
  const name = on ? 'ui.liveTile.watched' : 'ui.liveTile.watch'
  return children({
    closed,
    first: {
      label: formatMessage({ id: name }),
      name: formatMessage({ id: `${name}${closed ? 'Closed' : 'Full'}` }, { name: tile.name }),
      done: on,
      onPress: onWatch,
    },
  })
}
