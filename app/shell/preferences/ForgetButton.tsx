import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '#ui/controls/Button'
import styles from './PreferencesPanel.module.css'

type ForgetProps = {
  /** Message id of its text and of the confirmation. */
  id: 'preferences.forget' | 'preferences.mirrorForget'
  done: 'preferences.forgotten' | 'preferences.mirrorForgotten'
  onForget: () => void
}

/** A button that deletes stored data of the device, and confirms it. */
export function ForgetButton({ id, done, onForget }: ForgetProps) {
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
