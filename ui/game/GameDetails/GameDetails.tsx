import { clsx } from 'clsx'
import { type ComponentProps, type ReactElement, type ReactNode, useId } from 'react'
import { useIntl } from 'react-intl'
import { Amount } from '#ui/game/Amount'
import { VideoPreview, type VideoPreviewProps } from '#ui/media/VideoPreview'
import { Description } from './Description.tsx'
import styles from './GameDetails.module.css'
import { type GameFacts, GameFactsList } from './GameFacts.tsx'

export type TagGroup = {
  /** Heading of the tags: „Teme”, „Funcții”. */
  title: string
  /** At most three are shown. */
  tags: readonly string[]
}

export type GameDetailsProps = ComponentProps<'div'> & {
  /** Picture and video in 16:9; the video plays while `active` is true. */
  media: Pick<VideoPreviewProps, 'src' | 'poster' | 'active'>
  /** The jackpot's top amount in lei, or an element that shows it. */
  jackpot?: number | ReactElement
  /** Known facts about the game. */
  facts: GameFacts
  /** A control beneath the facts, such as one that compares the game. */
  factsAction?: ReactNode
  /** Groups of tags, three tags each. */
  tags?: readonly TagGroup[]
  /** Sanitised HTML, collapsed at first. */
  description?: string
  /** Play and Demo, if the details are a page: always in view. */
  action?: ReactNode
}

const SHOWN_TAGS = 3

/** Facts about a game before it is played; title, heart and actions are around it. */
export function GameDetails({
  media,
  jackpot,
  facts,
  factsAction,
  tags = [],
  description,
  action,
  children,
  className,
  ...rest
}: GameDetailsProps) {
  return (
    <div {...rest} className={clsx(styles.details, className)}>
      <div className={styles.parts}>
        <VideoPreview className={styles.media} {...media} />
        <div className={styles.facts}>
          {jackpot !== undefined && <Jackpot amount={jackpot} />}
          <GameFactsList facts={facts} />
          {factsAction}
        </div>
        <div className={styles.more}>
          {tags.length > 0 && (
            <div className={styles.groups}>
              {tags.map((group) => (
                <Tags key={group.title} {...group} />
              ))}
            </div>
          )}
          {description && <Description html={description} />}
          {children}
        </div>
        {action && (
          <div className={styles.action} data-play-bar>
            {action}
          </div>
        )}
      </div>
    </div>
  )
}

function Jackpot({ amount }: { amount: number | ReactElement }) {
  const { formatMessage } = useIntl()
  return (
    <p className={styles.jackpot}>
      <span className={styles.jackpotName}>{formatMessage({ id: 'ui.gameDetails.jackpot' })}</span>
      <span className={styles.jackpotAmount}>
        {typeof amount === 'number' ? <Amount value={amount} /> : amount}
      </span>
    </p>
  )
}

function Tags({ title, tags }: TagGroup) {
  const heading = useId()
  return (
    <>
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
    </>
  )
}
