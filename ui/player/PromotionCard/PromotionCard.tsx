import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '#ui/controls/Button'
import { Link } from '#ui/foundation/Link'
import { Icon } from '#ui/media/Icon'
import { LazyImage } from '#ui/media/LazyImage'
import styles from './PromotionCard.module.css'

export type PromotionCardProps = Omit<ComponentProps<'article'>, 'title' | 'children'> & {
  /** Whether the player takes part, or may; `unknown` where that could not be found out. */
  state: 'active' | 'available' | 'unknown'
  /** Its name, from the operator. */
  title: string
  /** Page of the promotion. */
  href: string
  /** When it runs, already in words: „1–30 noiembrie”. */
  period?: string
  /** Art in 16:9. */
  picture?: string
  /** Terms of the promotion. */
  termsHref: string
  /** What the law wants on promotional material, a `ComplianceStrip`. */
  compliance: ReactNode
  /** Takes part, stops taking part, or finds out anew whether one does; without it there is nothing to opt into. */
  onOpt?: () => void
  /** While that is on its way. @default false */
  pending?: boolean
}

/** One promotion: art, name, when it runs, and taking part. The art and the name are one link. */
export function PromotionCard({
  state,
  title,
  href,
  period,
  picture,
  termsHref,
  compliance,
  onOpt,
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
        {period && <p className={styles.period}>{period}</p>}
      </div>
      <div className={styles.actions}>
        {onOpt && <Opt {...{ state, onOpt, pending }} titleId={id} />}
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

/** Its name carries the promotion's, since a page has many of them. */
function Opt({ state, pending, onOpt, titleId }: OptProps) {
  const id = useId()
  return (
    <Button
      id={id}
      aria-labelledby={`${id} ${titleId}`}
      tone={state === 'available' ? 'primary' : 'outline'}
      size="s"
      loading={pending}
      onClick={onOpt}
    >
      <FormattedMessage id={opts[state]} />
    </Button>
  )
}
