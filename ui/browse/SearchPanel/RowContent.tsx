import { Icon } from '#ui/media/Icon'
import { LazyImage } from '#ui/media/LazyImage'
import { initialsOf, piecesOf } from './highlight.ts'
import styles from './SearchRow.module.css'
import type { SearchOption } from './searchOption.ts'

/** Picture, name with highlighted matches, and facts. */
export function RowContent({ option }: { option: SearchOption }) {
  return (
    <>
      <span className={styles.art}>
        <Art option={option} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>
          {piecesOf(option.name, option.matches).map(({ text, start, match }) =>
            match ? (
              <mark key={start} className={styles.match}>
                {text}
              </mark>
            ) : (
              text
            ),
          )}
        </span>{' '}
        {option.facts && <span className={styles.facts}>{option.facts}</span>}
      </span>
    </>
  )
}

function Art({ option: { kind, name, picture } }: { option: SearchOption }) {
  if (picture || kind === 'game') return <LazyImage {...picture} missing={{ title: name }} />
  if (kind === 'provider') return <span aria-hidden="true">{initialsOf(name)}</span>
  return <Icon name={kind === 'category' ? 'squares-four' : 'stack'} />
}
