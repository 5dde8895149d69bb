import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '#ui/controls/Button'
import { copyText } from '#ui/foundation/copyText.ts'
import styles from './ErrorPage.module.css'

type ReportProps = { status?: number; code?: string; correlationId?: string; stack?: string }

/** Technical details for support, ready to copy. */
export function Report({ status, code, correlationId, stack }: ReportProps) {
  const [outcome, setOutcome] = useState<'copied' | 'notCopied'>()
  const facts = [status, code].filter(Boolean).join(' · ')
  if (!facts && !correlationId && !stack) return null

  async function copy() {
    const text = [facts, correlationId, stack].filter(Boolean).join('\n')
    setOutcome((await copyText(text)) ? 'copied' : 'notCopied')
  }

  return (
    <div className={styles.report}>
      {facts && (
        <code className={styles.code}>
          <FormattedMessage id="ui.errorPage.code" values={{ facts }} />
        </code>
      )}
      {correlationId && (
        <code className={styles.code}>
          <FormattedMessage id="ui.errorPage.reference" values={{ id: correlationId }} />
        </code>
      )}
      {(code || correlationId) && (
        <Button tone="quiet" size="s" onClick={copy}>
          <FormattedMessage id="ui.errorPage.copy" />
        </Button>
      )}
      <span role="status">{outcome && <FormattedMessage id={`ui.errorPage.${outcome}`} />}</span>
      {stack && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be focusable
        <pre className={styles.stack} tabIndex={0}>
          {stack}
        </pre>
      )}
    </div>
  )
}
