import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useMemo, useState } from 'react'
import type { WebMessage } from '#app/api/contract/webMessage.ts'
import { serverTimeAt } from '#app/api/serverClock.ts'
import { seconds } from '#app/domain/durations.ts'
import { timeOf } from '#app/domain/previewTime.ts'
import { isPlayOpen } from '#app/domain/selfExclusion.ts'
import { showableWebMessages } from '#app/domain/webMessages.ts'
import { isServerSilent } from '#app/platform/connection.ts'
import { visitFlags } from '#app/platform/flags.ts'
import { useInterruptions, useLastShown } from '#app/platform/interruptions/useInterruptions.ts'
import { logFailure } from '#app/platform/logFailure.ts'
import { showNotice } from '#app/platform/notices/showNotice.ts'
import { useNow } from '#app/platform/useNow.ts'
import { useServices } from '#app/platform/useServices.ts'
import { useVisit } from '#app/platform/visit.ts'
import { visitView } from '#app/platform/visitView.ts'
import { useSelfExcluded } from '#app/player/data/exclusion.ts'
import { useAuth } from '#app/player/session/auth.ts'
import { lazyPart } from '#ui/foundation/lazyPart.tsx'
import { dismissWebMessage, readDismissals } from './dismissals.ts'
import { webMessagesQuery } from './webMessagesQuery.ts'

// Loaded with the first message.
const WebMessageDialog = lazyPart(() =>
  import('./WebMessageDialog.tsx').then((file) => file.WebMessageDialog),
)

/** Id of a message among all interruptions. */
const itemIdOf = (id: string): string => `web-message-${id}`

/** Milliseconds between two checks which messages have begun or ended. */
const UPDATE_INTERVAL_MS = seconds(30)

/** The site's messages for this visitor (WEB-01); none without a message service, nor inside an app (CTX-04). */
export function WebMessages() {
  const { messages } = useServices()
  const { state, player } = useAuth()
  const isOpen = isPlayOpen(useSelfExcluded().fact)
  // Messages may promote games, so a player sees them once it is known that play is open to them.
  const mayPromote = player ? isOpen : state === 'guest'
  if (!messages || visitFlags.native || !mayPromote) return null
  return <Offered address={messages} />
}

/** The loaded messages; a failure is reported, with a retry (S2 8). */
function useLoadedMessages(address: string): readonly WebMessage[] | undefined {
  const visit = useVisit()
  const { data, error, refetch } = useQuery(webMessagesQuery(address))
  useEffect(() => {
    if (!error) return
    logFailure('web_messages', error)
    // The offline bar already reports the missing connection.
    if (isServerSilent(visit)) return
    void showNotice(visit, (words) => ({
      type: 'alert',
      title: words('errors.failed-to-fetch-web-messages'),
      actionText: words('general.try-again'),
      action: () => void refetch(),
    }))
  }, [visit, error, refetch])
  return data
}

function Offered({ address }: { address: string }) {
  const loaded = useLoadedMessages(address)
  const current = serverTimeAt(useNow(UPDATE_INTERVAL_MS))
  const now = visitView.at ? timeOf(visitView.at) : current
  // Those that are dismissed in this visit stay in the list of notifications.
  const [dismissed] = useState(readDismissals)
  const showable = loaded && showableWebMessages(loaded, { now, dismissed })
  const ids = showable?.map(({ id }) => id).join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same messages in the same order
  const items = useMemo(
    () =>
      showable?.map(({ id, title }) => ({
        id: itemIdOf(id),
        kind: 'web-message' as const,
        title,
      })) ?? [],
    [ids],
  )
  const { shown, dismiss } = useInterruptions(items)
  const open = showable?.find(({ id }) => shown === itemIdOf(id))
  const last = useLastShown(open)
  if (!last) return null
  return (
    <Suspense>
      <WebMessageDialog
        key={last.id}
        message={last}
        open={open !== undefined}
        onClose={() => {
          dismissWebMessage(last.id)
          dismiss(itemIdOf(last.id))
        }}
      />
    </Suspense>
  )
}
