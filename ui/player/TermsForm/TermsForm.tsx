import { clsx } from 'clsx'
import { type ComponentProps, type FormEvent, type ReactNode, useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '#ui/controls/Button'
import { Checkbox } from '#ui/controls/Checkbox'
import { type Failure, FormFailure } from '#ui/feedback/FormFailure'
import { Link } from '#ui/foundation/Link'
import { useMarks } from '#ui/foundation/useMarks.ts'
import { Icon } from '#ui/media/Icon'
import styles from './TermsForm.module.css'

export type TermsFormProps = Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> & {
  /** The changes, in a few sentences. */
  summary: ReactNode
  /** Address of the terms; they open in a new tab, so that the dialog stays. */
  termsHref: string
  /** Called to accept them, after the box was ticked. */
  onAccept: () => void
  /** Called to decide later. */
  onDecline: () => void
  /** Whether the request is running. @default false */
  pending?: boolean
  /** Why the request failed. */
  failure?: Failure
}

/** New terms to accept, for a dialog that has the title. Both buttons have the same size. */
export function TermsForm({
  summary,
  termsHref,
  onAccept,
  onDecline,
  pending = false,
  failure,
  className,
  ...rest
}: TermsFormProps) {
  const { formatMessage } = useIntl()
  const [read, setRead] = useState(false)
  const { form, refuse, marked } = useMarks({ pending, failure })
  const { error, onValueChange: mend, ...field } = marked('read')
  const note = useId()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (pending) return
    if (!refuse(read ? {} : { read: formatMessage({ id: 'ui.termsForm.notRead' }) })) onAccept()
  }

  return (
    <form {...rest} ref={form} className={clsx(styles.terms, className)} noValidate onSubmit={submit}>
      <div className={styles.summary}>{summary}</div>
      <Link className={styles.link} href={termsHref} target="_blank" rel="noopener">
        <FormattedMessage id="ui.termsForm.whole" />
        <Icon name="arrow-square-out" size={16} />
        <span className="visually-hidden">
          , <FormattedMessage id="ui.newTab" />
        </span>
      </Link>
      <FormFailure failure={failure} />
      <div className={styles.read} data-state={error ? 'error' : undefined}>
        <Checkbox
          {...field}
          label={formatMessage({ id: 'ui.termsForm.read' })}
          aria-describedby={error && note}
          checked={read}
          onCheckedChange={(checked) => {
            setRead(checked)
            mend()
          }}
        />
        {error && (
          <p className={styles.error} id={note}>
            {error}
          </p>
        )}
      </div>
      <div className={styles.answers}>
        <Button className={styles.answer} size="l" disabled={pending} onClick={onDecline}>
          <FormattedMessage id="ui.termsForm.decline" />
        </Button>
        <Button className={styles.answer} type="submit" tone="primary" size="l" loading={pending}>
          <FormattedMessage id="ui.termsForm.accept" />
        </Button>
      </div>
    </form>
  )
}
