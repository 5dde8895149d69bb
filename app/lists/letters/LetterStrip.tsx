import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { CatalogueFile } from '#app/api/contract/catalogue.ts'
import type { SortOrder } from '#app/api/contract/common.ts'
import { letterStarts } from '#app/domain/letters.ts'
import styles from './LetterStrip.module.css'

/** Games of a list from which its first letters save scrolling. */
const MANY = 60

/** Whether a list of `total` games in this order has its first letters above it. */
export const hasLetters = (order: SortOrder, total: number): boolean => order === 'name' && total >= MANY

type LetterStripProps = {
  file: CatalogueFile
  /** Places of the games, sorted by name. */
  shown: readonly number[]
  /** Called with the index of the first game of the pressed letter. */
  onJump: (index: number) => void
}

/** The first letters of a long alphabetical list; a press goes to the first game of a letter. */
export function LetterStrip({ file, shown, onJump }: LetterStripProps) {
  const { formatMessage } = useIntl()
  const starts = useMemo(
    () => letterStarts(shown.map((place) => file.games.name[place] ?? '')),
    [file, shown],
  )
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

/** Its place before the whole list has loaded. */
export const LetterRoom = () => <div className={styles.strip} />
