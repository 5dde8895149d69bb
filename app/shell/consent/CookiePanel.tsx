import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useModalEntry } from '#app/navigation/modalEntry.ts'
import { modalPriorities } from '#app/navigation/modalPriorities.ts'
import { createConsent, isRefusedByBrowser, setConsent } from '#app/platform/analytics/consent.ts'
import { useStored, useVisit } from '#app/platform/visit.ts'
import { Button } from '#ui/controls/Button'
import { Dialog } from '#ui/overlay/Dialog'
import { ConsentChoices } from '#ui/shell/ConsentChoices'

/** The choice of cookies, which takes effect when it is saved. */
export function CookiePanel() {
  const { open, close } = useModalEntry('cookies')
  const { formatMessage } = useIntl()
  const visit = useVisit()
  const answer = useStored(createConsent)
  const [draft, setDraft] = useState<boolean>()
  const analytics = draft ?? answer === 'granted'

  function leave() {
    setDraft(undefined)
    close()
  }

  function save() {
    setConsent(visit, analytics ? 'granted' : 'denied')
    leave()
  }

  return (
    <Dialog
      open={open}
      onClose={leave}
      priority={modalPriorities.menu}
      title={formatMessage({ id: 'consent.title' })}
      footer={
        <Button tone="primary" onClick={save}>
          <FormattedMessage id="consent.save" />
        </Button>
      }
    >
      <ConsentChoices
        analytics={analytics}
        refusedByBrowser={isRefusedByBrowser()}
        onAnalyticsChange={setDraft}
      />
    </Dialog>
  )
}
