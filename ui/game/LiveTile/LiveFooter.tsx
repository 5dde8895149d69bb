import { memo, useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '#ui/controls/Button'
import { Amount } from '#ui/game/Amount'
import { keepFocus } from './keepFocus.ts'
import styles from './LiveFooter.module.css'
import type { LiveTileProps } from './liveTileProps.ts'
import type { TableState } from './useTableState.ts'

type LiveFooterProps = Pick<LiveTileProps, 'name' | 'limits' | 'onWatch'> & {
  table: TableState
  watched: boolean
  stale: boolean
  still: boolean
}

const Limits = memo(function Limits({ from, to }: { from: number; to: number }) {
  return <Amount className={styles.limits} value={from} to={to} />
})

const watchWords = {
  full: { ask: 'ui.liveTile.watchFull', asked: 'ui.liveTile.watchedFull' },
  closed: { ask: 'ui.liveTile.watchClosed', asked: 'ui.liveTile.watchedClosed' },
} as const

type WatchProps = { name: string; is: keyof typeof watchWords; watched: boolean; onWatch: () => void }

/** Its label says what a press does; an additional pressed state would be announced twice. */
function Watch({ name, is, watched, onWatch }: WatchProps) {
  const { formatMessage } = useIntl()
  const words = watchWords[is][watched ? 'asked' : 'ask']
  return (
    <Button
      ref={keepFocus}
      className={styles.watch}
      size="s"
      tone="quiet"
      data-watched={watched}
      aria-label={formatMessage({ id: words }, { name })}
      onClick={onWatch}
    >
      {formatMessage({ id: watched ? 'ui.liveTile.watched' : 'ui.liveTile.watch' })}
    </Button>
  )
}

/** Bets and state of the table; for a full or closed one a button to be notified replaces the state. */
export function LiveFooter({ name, limits, table, onWatch, watched, stale, still }: LiveFooterProps) {
  const { is, words, turn } = table
  const [first] = useState(turn)
  const waits = is === 'full' || is === 'closed'
  return (
    <div className={styles.footer}>
      {limits && <Limits from={limits.from} to={limits.to} />}
      {onWatch && waits ? (
        <Watch name={name} is={is} watched={watched} onWatch={onWatch} />
      ) : (
        words && (
          // Hidden, since the link's name has it too, and its frequent changes must not be announced.
          <p className={styles.state} data-live={is === 'open' && !stale} aria-hidden="true">
            <span key={still ? '' : turn} className={styles.words} data-changed={turn !== first && !still}>
              {words}
            </span>
          </p>
        )
      )}
    </div>
  )
}
