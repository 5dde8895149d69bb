import { clsx } from 'clsx'
import type { ComponentProps, ReactNode, Ref } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '#ui/controls/Button'
import { Link } from '#ui/foundation/Link'
import { Amount } from '#ui/game/Amount'
import { ForAMoment } from '#ui/player/SessionSummary'
import styles from './RealityCheck.module.css'

export type RealityCheckProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** How long the session lasts. */
  minutes: number
  /** Money when it began and money now, in lei; left out where one of them is not known. */
  money?: { entry: number; now: number }
  /** Whether the player hides sums; then they are shown only for a moment, when asked for. @default false */
  masked?: boolean
  /** Stops the game for a while. */
  onPause: () => void
  /** Goes on. */
  onContinue: () => void
  /** Where limits are set. */
  limitsHref: string
  /** Self-exclusion. */
  exclusionHref: string
  /** Whom to ask for help, from the operator's facts. */
  help: { label: string; href: string }
  /** Leaves the heading out, where the dialog around it has it. @default false */
  hideTitle?: boolean
  /** Id of the heading, for the dialog's name. */
  titleId?: string
  /** Id of the text, for the dialog's description. */
  textId?: string
  /** The button that does no harm; the dialog gives it the focus. */
  pauseRef?: Ref<HTMLButtonElement>
}

/** The pause that the law wants: time, money, and two answers of equal weight. Content of an `alertdialog`. */
export function RealityCheck({
  minutes,
  money,
  masked = false,
  onPause,
  onContinue,
  limitsHref,
  exclusionHref,
  help,
  hideTitle = false,
  titleId,
  textId,
  pauseRef,
  className,
  ...rest
}: RealityCheckProps) {
  return (
    <div {...rest} className={clsx(styles.check, className)}>
      {!hideTitle && (
        <h2 className={styles.title} id={titleId} tabIndex={-1}>
          <FormattedMessage id="ui.realityCheck.title" />
        </h2>
      )}
      <p className={styles.text} id={textId}>
        <FormattedMessage id="ui.realityCheck.time" values={{ minutes }} />{' '}
        <Money money={money} masked={masked} />
      </p>
      <div className={styles.answers}>
        <Button ref={pauseRef} className={styles.answer} onClick={onPause}>
          <FormattedMessage id="ui.realityCheck.pause" />
        </Button>
        <Button className={styles.answer} onClick={onContinue}>
          <FormattedMessage id="ui.realityCheck.continue" />
        </Button>
      </div>
      <ul className={styles.links}>
        <Way href={limitsHref}>
          <FormattedMessage id="ui.realityCheck.limits" />
        </Way>
        <Way href={exclusionHref}>
          <FormattedMessage id="ui.realityCheck.exclusion" />
        </Way>
        <Way href={help.href}>{help.label}</Way>
      </ul>
    </div>
  )
}

function Money({ money, masked }: Pick<RealityCheckProps, 'money' | 'masked'>) {
  if (!money) return <FormattedMessage id="ui.realityCheck.moneyUnknown" />
  const sums = (
    <FormattedMessage
      id="ui.realityCheck.money"
      values={{
        entry: <Amount key="entry" className={styles.amount} value={money.entry} />,
        now: <Amount key="now" className={styles.amount} value={money.now} />,
      }}
    />
  )
  return masked ? <ForAMoment>{sums}</ForAMoment> : sums
}

function Way({ children, href }: { children: ReactNode; href: string }) {
  return (
    <li className={styles.way}>
      <Link className={styles.link} href={href}>
        {children}
      </Link>
    </li>
  )
}
