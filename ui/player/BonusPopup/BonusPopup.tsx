import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '#ui/controls/Button'
import { Link } from '#ui/foundation/Link'
import { BonusCount, type BonusCountProps } from '#ui/player/BonusCard'
import { MessageArt, MessageTitle } from '#ui/player/WebMessage'
import styles from './BonusPopup.module.css'

export type BonusPopupProps = Omit<ComponentProps<'div'>, 'title' | 'children'> &
  // Some bonuses have no count.
  Partial<BonusCountProps> & {
    /** Heading; missing if the dialog around it has it. */
    title?: string
    /** Id of the heading, for the accessible name of the dialog. */
    titleId?: string
    /** Art in 16:9. */
    picture?: string
    /** Its games or its duration, as a sentence. */
    text?: string
    /** Link to its games. */
    games?: { label: string; href: string }
    /** Address of the terms of the bonus. */
    termsHref: string
    /** Legal text for promotional material, a `ComplianceStrip`. */
    compliance: ReactNode
    /** Called to accept the bonus. */
    onAccept: () => void
    /** Called to refuse it. */
    onDecline: () => void
    /** The answer that is being sent. */
    pending?: 'accept' | 'decline'
    /** Whether sending the last answer failed. @default false */
    failed?: boolean
  }

/** An offered bonus, for a dialog, with equal buttons to accept and to refuse. */
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
