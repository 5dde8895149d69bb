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

/** Its words change with what pressing it does: no state beside them could be heard twice. */
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

/** For how much, and how the table is; of a full or closed one the way to be told has the place of the words. */
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
          // The link's name says it too; and nothing here is announced, it changes all the time.
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
