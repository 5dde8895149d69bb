import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button, type ButtonProps } from '#ui/controls/Button'
import { Link } from '#ui/foundation/Link'
import { Icon } from '#ui/media/Icon'
import { LazyImage } from '#ui/media/LazyImage'
import styles from './PromotionCard.module.css'

export type PromotionCardProps = Omit<ComponentProps<'article'>, 'title' | 'children'> & {
  /** Whether the player takes part, or may; `unknown` if that failed to load. */
  state: 'active' | 'available' | 'unknown'
  /** The operator's title. */
  title: string
  /** Page of the promotion. */
  href: string
  /** Its benefit, in one sentence. */
  benefit?: string
  /** Its period, as text: „1–30 noiembrie”. */
  period?: string
  /** Art in 16:9. */
  picture?: string
  /** Address of the terms of the promotion. */
  termsHref: string
  /** Legal text for promotional material, a `ComplianceStrip`. */
  compliance: ReactNode
  /** Opts in or out, or retries the load of the state; undefined if the promotion needs no opting in. */
  onOpt?: () => void
  /** A link, for a promotion without opting in. */
  action?: { label: string; href: string }
  /** Whether that request is running. @default false */
  pending?: boolean
}

/** A promotion: picture, title, benefit, period, and its action. Picture and title are one link. */
export function PromotionCard({
  state,
  title,
  href,
  benefit,
  period,
  picture,
  termsHref,
  compliance,
  onOpt,
  action,
  pending,
  className,
  ...rest
}: PromotionCardProps) {
  const id = useId()
  return (
    <article {...rest} className={clsx(styles.card, className)} aria-labelledby={id}>
      <div className={styles.art}>
        <LazyImage src={picture} missing={{ title }} />
        <p className={styles.state} data-state={state}>
          {state === 'active' && <Icon name="check-circle" size={16} />}
          <FormattedMessage id={states[state]} />
        </p>
      </div>
      <div className={styles.words}>
        <h3 className={styles.title} id={id}>
          <Link data-stretched href={href}>
            {title}
          </Link>
        </h3>
        {benefit && <p className={styles.benefit}>{benefit}</p>}
        {period && <p className={styles.period}>{period}</p>}
      </div>
      <div className={styles.actions}>
        {onOpt ? (
          <Opt {...{ state, onOpt, pending }} titleId={id} />
        ) : (
          action && (
            <Press href={action.href} titleId={id}>
              {action.label}
            </Press>
          )
        )}
        <Link className={styles.terms} href={termsHref}>
          <FormattedMessage id="ui.promotionCard.terms" />
        </Link>
      </div>
      <div className={styles.strip}>{compliance}</div>
    </article>
  )
}

type OptProps = Pick<PromotionCardProps, 'state' | 'pending'> & { onOpt: () => void; titleId: string }

const states = {
  active: 'ui.promotionCard.active',
  available: 'ui.promotionCard.available',
  unknown: 'ui.promotionCard.unknown',
} as const

const opts = {
  active: 'ui.promotionCard.optOut',
  available: 'ui.promotionCard.optIn',
  unknown: 'ui.retry',
} as const

type PressProps = ButtonProps & { titleId: string }

/** Its accessible name includes the promotion's, since a page has many of them. */
function Press({ titleId, ...rest }: PressProps) {
  const id = useId()
  return <Button tone="outline" size="s" {...rest} id={id} aria-labelledby={`${id} ${titleId}`} />
}

function Opt({ state, pending, onOpt, titleId }: OptProps) {
  return (
    <Press
      titleId={titleId}
      tone={state === 'available' ? 'primary' : 'outline'}
      loading={pending}
      onClick={onOpt}
    >
      <FormattedMessage id={opts[state]} />
    </Press>
  )
}
