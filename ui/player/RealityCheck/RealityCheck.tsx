import { clsx } from 'clsx'
import type { ComponentProps, ReactNode, Ref } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '#ui/controls/Button'
import { Link } from '#ui/foundation/Link'
import { Amount } from '#ui/game/Amount'
import { ForAMoment } from '#ui/player/SessionSummary'
import styles from './RealityCheck.module.css'

export type RealityCheckProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Duration of the session in minutes. */
  minutes: number
  /** Balance at the start and now, in lei; missing if either is unknown. */
  money?: { entry: number; now: number }
  /** Whether the player hides amounts; then a press reveals them for a moment. @default false */
  masked?: boolean
  /** Called to pause the game. */
  onPause: () => void
  /** Called to continue. */
  onContinue: () => void
  /** Address of the limits. */
  limitsHref: string
  /** Address of self-exclusion. */
  exclusionHref: string
  /** The helpline, from the compliance settings. */
  help: { label: string; href: string }
  /** Hides the heading, if the dialog around it has it. @default false */
  hideTitle?: boolean
  /** Id of the heading, for the dialog's accessible name. */
  titleId?: string
  /** Id of the text, for the dialog's description. */
  textId?: string
  /** The safe button, which the dialog focuses first. */
  pauseRef?: Ref<HTMLButtonElement>
}

/** The legally required reality check: time, money, and two equal buttons. For an `alertdialog`. */
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
