import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { FilterIndex } from '#app/domain/filters/filterIndex.ts'
import { letterStarts } from '#app/domain/letters.ts'
import styles from './LetterStrip.module.css'

type LetterStripProps = {
  index: FilterIndex
  /** Places of the games, sorted by name. */
  shown: readonly number[]
  /** Called with the index of the first game of the pressed letter. */
  onJump: (index: number) => void
}

/** The first letters of a long alphabetical list; a press goes to the first game of a letter. */
export function LetterStrip({ index, shown, onJump }: LetterStripProps) {
  const { formatMessage } = useIntl()
  const starts = useMemo(() => {
    const names = index.names()
    return letterStarts(shown.map((place) => names[place] ?? ''))
  }, [index, shown])
  return (
    <nav className={styles.strip} aria-label={formatMessage({ id: 'list.letters' })}>
      {[...starts].map(([letter, index]) => (
        <button key={letter} className={styles.letter} type="button" onClick={() => onJump(index)}>
          {letter}
        </button>
      ))}
    </nav>
  )
}
