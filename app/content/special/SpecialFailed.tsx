import { useEffect, useEffectEvent } from 'react'
import { useIntl } from 'react-intl'
import { createExternalStore } from '#app/domain/externalStore.ts'
import { MoreMessages } from '#app/platform/messages/MoreMessages.tsx'
import { notify } from '#app/platform/notices/notify.ts'
import { useStore, useVisit } from '#app/platform/visit.ts'

type SpecialFailedProps = {
  /** The error; several rows that share it show one notice. */
  error: Error
  onRetry: () => void
}

/** Shows a notice that recommendations could not be loaded, with an action to retry (CAT-07). */
export function SpecialFailed(props: SpecialFailedProps) {
  return (
    <MoreMessages>
      <Notice {...props} />
    </MoreMessages>
  )
}

/** The last error for which a notice was shown. */
const createShownError = () => createExternalStore<Error | undefined>(undefined)

function Notice({ error, onRetry }: SpecialFailedProps) {
  const { formatMessage } = useIntl()
  const visit = useVisit()
  const told = useStore(createShownError)
  const tell = useEffectEvent(() => {
    void notify(visit, {
      type: 'alert',
      title: formatMessage({ id: 'errors.failed-to-fetch-special-categories' }),
      actionText: formatMessage({ id: 'general.try-again' }),
      action: onRetry,
      limit: 1,
    })
  })
  useEffect(() => {
    if (told.getSnapshot() === error) return
    told.set(error)
    tell()
  }, [told, error])
  return null
}
