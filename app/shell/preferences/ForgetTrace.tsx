import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useVisit } from '#app/platform/visit.ts'
import { Button } from '#ui/controls/Button'
import { forgetTrace } from '../resume/trace.ts'
import styles from './PreferencesPanel.module.css'

/** Forgets what the device has kept for the next visit, and says so. */
export function ForgetTrace() {
  const visit = useVisit()
  const [isForgotten, setForgotten] = useState(false)

  function forget() {
    forgetTrace(visit)
    setForgotten(true)
  }

  return (
    <div className={styles.forget}>
      <Button size="s" onClick={forget}>
        <FormattedMessage id="preferences.forget" />
      </Button>
      <span role="status" className={styles.note}>
        {isForgotten && <FormattedMessage id="preferences.forgotten" />}
      </span>
    </div>
  )
}
