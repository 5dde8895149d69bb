import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { modalPriorities } from '#app/navigation/modalPriorities.ts'
import { PageModals } from '#app/navigation/PageModals.tsx'
import { Button } from '#ui/controls/Button'
import { TextField } from '#ui/controls/TextField'
import { Dialog } from '#ui/overlay/Dialog'
import type { Question } from './useLaunch.ts'

/** Asks for the password of a game that is not published yet (LCH-02). */
export function PasswordDialog({ onAnswer }: Question) {
  const { formatMessage } = useIntl()
  const [password, setPassword] = useState('')
  const field = useRef<HTMLInputElement>(null)
  return (
    // Closing the dialog leaves the page.
    <PageModals>
      <Dialog
        open
        priority={modalPriorities.session}
        size="s"
        title={formatMessage({ id: 'play.locked' })}
        initialFocus={field}
        closesBeside={false}
        onClose={() => onAnswer(undefined)}
      >
        <form
          onSubmit={(event) => {
            event.preventDefault()
            onAnswer(password)
          }}
        >
          <TextField
            ref={field}
            type="password"
            autoComplete="off"
            label={formatMessage({ id: 'play.password' })}
            value={password}
            onValueChange={setPassword}
          />
          <Button type="submit" tone="primary">
            {formatMessage({ id: 'play.start' })}
          </Button>
        </form>
      </Dialog>
    </PageModals>
  )
}
