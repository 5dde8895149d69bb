import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '#ui/controls/Button'
import { Link } from '#ui/foundation/Link'
import { BonusCount, type BonusCountProps } from '#ui/player/BonusCard'
import { MessageArt, MessageTitle } from '#ui/player/WebMessage'
import styles from './BonusPopup.module.css'

export type BonusPopupProps = Omit<ComponentProps<'div'>, 'title' | 'children'> &
  // Of some bonuses nothing is counted.
  Partial<BonusCountProps> & {
    /** Its heading; left out where the dialog around it has it. */
    title?: string
    /** Id of the heading, for the name of the dialog around it. */
    titleId?: string
    /** Art in 16:9. */
    picture?: string
    /** For which games, or how long, in a sentence. */
    text?: string
    /** The games that it is for. */
    games?: { label: string; href: string }
    /** Terms of the bonus. */
    termsHref: string
    /** What the law wants on promotional material, a `ComplianceStrip`. */
    compliance: ReactNode
    /** Takes the bonus. */
    onAccept: () => void
    /** Refuses it. */
    onDecline: () => void
    /** The answer that is on its way. */
    pending?: 'accept' | 'decline'
    /** Whether the last answer did not arrive. @default false */
    failed?: boolean
  }

/** A bonus on offer: content of a dialog, with a yes and a no of the same size. */
export function BonusPopup({
  title,
  titleId,
  picture,
  kind,
  count,
  text,
  games,
  termsHref,
  compliance,
  onAccept,
  onDecline,
  pending,
  failed = false,
  className,
  ...rest
}: BonusPopupProps) {
  return (
    <div {...rest} className={clsx(styles.popup, className)}>
      <MessageArt src={picture} />
      <div className={styles.words}>
        {title && <MessageTitle id={titleId}>{title}</MessageTitle>}
        {kind && count !== undefined && (
          <p className={styles.count}>
            <BonusCount kind={kind} count={count} />
          </p>
        )}
        {text && <p className={styles.text}>{text}</p>}
        {games && (
          <p>
            <Link className={styles.terms} href={games.href}>
              {games.label}
            </Link>
          </p>
        )}
      </div>
      <p className={styles.failure} role="alert">
        {failed && <FormattedMessage id="ui.bonusPopup.failed" />}
      </p>
      <div className={styles.answers}>
        <Answer onPress={onDecline} loading={pending === 'decline'} disabled={pending === 'accept'}>
          <FormattedMessage id="ui.bonusPopup.decline" />
        </Answer>
        <Answer primary onPress={onAccept} loading={pending === 'accept'} disabled={pending === 'decline'}>
          <FormattedMessage id="ui.bonusPopup.accept" />
        </Answer>
      </div>
      <div className={styles.foot}>
        <Link className={styles.terms} href={termsHref}>
          <FormattedMessage id="ui.bonusPopup.terms" />
        </Link>
        {compliance}
      </div>
    </div>
  )
}

type AnswerProps = {
  primary?: boolean
  onPress: () => void
  loading: boolean
  disabled: boolean
  children: ReactNode
}

function Answer({ primary = false, onPress, ...rest }: AnswerProps) {
  return (
    <Button
      {...rest}
      className={styles.answer}
      tone={primary ? 'primary' : 'outline'}
      size="l"
      onClick={onPress}
    />
  )
}
