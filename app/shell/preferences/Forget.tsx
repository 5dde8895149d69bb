import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '#ui/controls/Button'
import styles from './PreferencesPanel.module.css'

type ForgetProps = {
  /** Its text, and what it says afterwards. */
  id: 'preferences.forget' | 'preferences.mirrorForget'
  done: 'preferences.forgotten' | 'preferences.mirrorForgotten'
  onForget: () => void
}

/** Forgets something that the device has kept, and says so. */
export function Forget({ id, done, onForget }: ForgetProps) {
  const [isForgotten, setForgotten] = useState(false)

  function forget() {
    onForget()
    setForgotten(true)
  }

  return (
    <div className={styles.forget}>
      <Button size="s" onClick={forget}>
        <FormattedMessage id={id} />
      </Button>
      <span role="status" className={styles.note}>
        {isForgotten && <FormattedMessage id={done} />}
      </span>
    </div>
  )
}
