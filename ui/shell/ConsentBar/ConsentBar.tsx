import { clsx } from 'clsx'
import { type ComponentProps, useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '#ui/controls/Button'
import { useRootAttribute } from '#ui/foundation/useRootAttribute.ts'
import styles from './ConsentBar.module.css'

export type ConsentBarProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** Called by „Refuz”. */
  onRefuse: () => void
  /** Called by „Alege”, which opens the choice. */
  onChoose: () => void
  /** Called by „Accept”. */
  onAccept: () => void
}

/**
 * Asks for consent to analytics, with three answers of equal weight. It takes no focus, and stays in use over every
 * modal; the parent positions it and removes it after an answer.
 */
export function ConsentBar({ onRefuse, onChoose, onAccept, className, ...rest }: ConsentBarProps) {
  const id = useId()
  useRootAttribute('data-consent', !rest.hidden)
  return (
    <section {...rest} className={clsx(styles.bar, className)} aria-labelledby={id} data-above-modals="">
      <p className={styles.title} id={id}>
        <FormattedMessage id="ui.consentBar.title" />
      </p>
      <p className={styles.text}>
        <FormattedMessage id="ui.consentBar.text" />
      </p>
      <div className={styles.answers}>
        <Button tone="outline" onClick={onRefuse}>
          <FormattedMessage id="ui.consentBar.refuse" />
        </Button>
        <Button tone="outline" aria-haspopup="dialog" onClick={onChoose}>
          <FormattedMessage id="ui.consentBar.choose" />
        </Button>
        <Button tone="outline" onClick={onAccept}>
          <FormattedMessage id="ui.consentBar.accept" />
        </Button>
      </div>
    </section>
  )
}
