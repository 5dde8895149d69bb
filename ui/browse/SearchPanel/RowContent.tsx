import { ProviderLogo } from '#ui/game/ProviderLogo/ProviderLogo.tsx'
import { Icon } from '#ui/media/Icon'
import { LazyImage } from '#ui/media/LazyImage'
import { initialsOf, piecesOf } from './highlight.ts'
import styles from './SearchRow.module.css'
import { MAX_GAME_PICTURES, type SearchOption } from './searchOption.ts'

/** Picture, name with highlighted matches, and facts. */
export function RowContent({ option }: { option: SearchOption }) {
  return (
    <>
      <span className={styles.art} data-kind={option.kind}>
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
        {option.facts && (
          <span className={styles.facts}>
            {option.now && <span className={styles.now}>{option.now}</span>} {option.facts}
          </span>
        )}
      </span>
      {option.games && option.games.length > 0 && (
        <span className={styles.games}>
          {option.games.slice(0, MAX_GAME_PICTURES).map((picture) => (
            <LazyImage key={picture.src} className={styles.game} {...picture} />
          ))}
        </span>
      )}
    </>
  )
}

function Art({ option: { kind, name, picture, lightLogo, darkLogo } }: { option: SearchOption }) {
  const missing = { title: name }
  if (picture || kind === 'game') return <LazyImage {...picture} missing={missing} />
  if (kind === 'provider') {
    const logo = { lightLogo, darkLogo, missing, className: styles.logo }
    return <ProviderLogo {...logo} written={initialsOf(name)} ahead />
  }
  return <Icon name={kind === 'category' ? 'squares-four' : 'stack'} />
}
