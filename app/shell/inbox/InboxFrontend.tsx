import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { MicroFrontend } from '#app/platform/microFrontends/MicroFrontend.tsx'
import { Spinner } from '#ui/feedback/Spinner'
import type { InboxNotice } from '#ui/player/InboxList'

type InboxFrontendProps = {
  notices: readonly InboxNotice[]
  /** The site's own list has to take over. */
  onFail: () => void
}

/** The list of notifications as another team builds it, in place of our own (MFE-01). */
export function InboxFrontend({ notices, onFail }: InboxFrontendProps) {
  const { formatMessage } = useIntl()
  const title = formatMessage({ id: 'inbox.title' })
  const key = notices.map(({ id, when, isNew }) => `${id} ${when} ${isNew}`).join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same notices in the same order
  const data = useMemo(
    () => ({
      notices: notices.map(({ id, title, when, isNew }) => ({ id, title, text: when, isRead: !isNew })),
    }),
    [key],
  )
  return (
    <MicroFrontend
      name="notification-hub"
      label={title}
      data={data}
      pending={<Spinner label={title} />}
      onEvent={(event) => {
        if (event.type === 'open') notices.find(({ id }) => id === event.id)?.onOpen?.()
        else if (event.type === 'fallback') onFail()
      }}
      onFail={onFail}
    />
  )
}
