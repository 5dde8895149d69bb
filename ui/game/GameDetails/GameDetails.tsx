import { clsx } from 'clsx'
import { type ComponentProps, type ReactElement, useId } from 'react'
import { useIntl } from 'react-intl'
import { Amount } from '#ui/game/Amount'
import { VideoPreview, type VideoPreviewProps } from '#ui/media/VideoPreview'
import { Description } from './Description.tsx'
import styles from './GameDetails.module.css'
import { type GameFacts, GameFactsList } from './GameFacts.tsx'

export type TagGroup = {
  /** What the tags are about: „Teme”, „Funcții”. */
  title: string
  /** At most three are shown. */
  tags: readonly string[]
}

export type GameDetailsProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Picture and video in 16:9; the video plays while `active` says that somebody looks. */
  media: Pick<VideoPreviewProps, 'src' | 'poster' | 'active'>
  /** The jackpot's top amount in lei, or the element that shows it. */
  jackpot?: number | ReactElement
  /** What is known about the game. */
  facts: GameFacts
  /** Tags in groups, three of each. */
  tags?: readonly TagGroup[]
  /** Sanitised HTML, behind a button. */
  description?: string
}

const SHOWN_TAGS = 3

/** What is worth knowing about a game before it is played; title, heart and actions stand around it. */
export function GameDetails({
  media,
  jackpot,
  facts,
  tags = [],
  description,
  className,
  ...rest
}: GameDetailsProps) {
  const { formatMessage } = useIntl()
  return (
    <div {...rest} className={clsx(styles.details, className)}>
      <VideoPreview {...media} />
      {jackpot !== undefined && (
        <p className={styles.jackpot}>
          <span className={styles.jackpotName}>{formatMessage({ id: 'ui.gameDetails.jackpot' })}</span>
          <span className={styles.jackpotAmount}>
            {typeof jackpot === 'number' ? <Amount value={jackpot} /> : jackpot}
          </span>
        </p>
      )}
      <GameFactsList facts={facts} />
      {tags.map((group) => (
        <Tags key={group.title} {...group} />
      ))}
      {description && <Description html={description} />}
    </div>
  )
}

function Tags({ title, tags }: TagGroup) {
  const heading = useId()
  return (
    <div className={styles.group}>
      <h3 id={heading} className="visually-hidden">
        {title}
      </h3>
      <ul className={styles.tags} aria-labelledby={heading}>
        {tags.slice(0, SHOWN_TAGS).map((tag) => (
          <li key={tag} className={styles.tag}>
            {tag}
          </li>
        ))}
      </ul>
    </div>
  )
}
