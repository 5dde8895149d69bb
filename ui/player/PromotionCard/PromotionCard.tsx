import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '#ui/controls/Button'
import { Link } from '#ui/foundation/Link'
import { Icon } from '#ui/media/Icon'
import { LazyImage } from '#ui/media/LazyImage'
import styles from './PromotionCard.module.css'

export type PromotionCardProps = Omit<ComponentProps<'article'>, 'title' | 'children'> & {
  /** Whether the player takes part, or may. */
  state: 'active' | 'available'
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
  /** Takes part, or stops taking part; without it there is nothing to opt into. */
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
          <FormattedMessage
            id={state === 'active' ? 'ui.promotionCard.active' : 'ui.promotionCard.available'}
          />
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

/** Its name carries the promotion's, since a page has many of them. */
function Opt({ state, pending, onOpt, titleId }: OptProps) {
  const id = useId()
  return (
    <Button
      id={id}
      aria-labelledby={`${id} ${titleId}`}
      tone={state === 'active' ? 'outline' : 'primary'}
      size="s"
      loading={pending}
      onClick={onOpt}
    >
      <FormattedMessage id={state === 'active' ? 'ui.promotionCard.optOut' : 'ui.promotionCard.optIn'} />
    </Button>
  )
}
