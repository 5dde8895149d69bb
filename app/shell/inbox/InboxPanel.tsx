import { Suspense, useEffect } from 'react'
import { useIntl } from 'react-intl'
import { type InboxRow, inboxRows } from '#app/domain/inbox.ts'
import type { InterruptionKind } from '#app/domain/interruptions.ts'
import { agoOf } from '#app/domain/timeAgo.ts'
import { modalPriorities } from '#app/navigation/modalPriorities.ts'
import { PageModals } from '#app/navigation/PageModals.tsx'
import { createInterruptions } from '#app/platform/interruptions/interruptions.ts'
import { MoreMessages } from '#app/platform/messages/MoreMessages.tsx'
import { frontendPart } from '#app/platform/microFrontends/frontendPart.tsx'
import { useNow } from '#app/platform/useNow.ts'
import { useStore, useStored } from '#app/platform/visit.ts'
import type { IconName } from '#ui/media/Icon'
import { Drawer } from '#ui/overlay/Drawer'
import { InboxList, type InboxNotice } from '#ui/player/InboxList'
import { useFrontend } from '../useFrontend.ts'

// Loaded where the toggle asks for it.
const InboxFrontend = frontendPart(() => import('./InboxFrontend.tsx').then((file) => file.InboxFrontend))

/** Milliseconds between two updates of the times. */
const UPDATE_INTERVAL_MS = 30_000

const icons: Partial<Record<InterruptionKind, IconName>> = {
  legal: 'warning',
  'login-message': 'user-circle',
  dialog: 'warning',
  bonus: 'gift',
}

const notes = {
  balance: { icon: 'coins', title: 'inbox.balance' },
  bonus: { icon: 'gift', title: 'inbox.bonus' },
} as const

type InboxPanelProps = { open: boolean; onClose: () => void }

/** The notifications of this visit: pending ones, dismissed ones, and what the player's connection reported. */
export const InboxPanel = (props: InboxPanelProps) => (
  <MoreMessages>
    <PageModals>
      <Inbox {...props} />
    </PageModals>
  </MoreMessages>
)

function Inbox({ open, onClose }: InboxPanelProps) {
  const { formatMessage } = useIntl()
  const interruptions = useStore(createInterruptions)
  const { queue, inbox } = useStored(createInterruptions)
  const noticeOf = useNotice((id) => {
    onClose()
    interruptions.request(id)
  })
  const notices = inboxRows(queue, inbox).map(noticeOf)
  const { drawnBy, fail } = useFrontend('micro-frontend-notifications', open)
  // Closing the list marks its rows as seen.
  useEffect(() => {
    if (open) return () => interruptions.see()
    return undefined
  }, [open, interruptions])
  return (
    <Drawer
      open={open}
      onClose={onClose}
      priority={modalPriorities.menu}
      shape="side"
      title={formatMessage({ id: 'inbox.title' })}
    >
      <Suspense>
        {drawnBy === 'micro-frontend' && open && <InboxFrontend notices={notices} onFail={fail} />}
      </Suspense>
      {drawnBy === 'site' && <InboxList notices={notices} />}
    </Drawer>
  )
}

/** A row of the list in words. */
function useNotice(onOpen: (id: string) => void): (row: InboxRow) => InboxNotice {
  const { formatMessage, formatRelativeTime } = useIntl()
  const now = useNow(UPDATE_INTERVAL_MS)
  return (row) => {
    const ago = agoOf(row.at, now)
    const when = ago ? formatRelativeTime(-ago.value, ago.unit) : formatMessage({ id: 'inbox.now' })
    const common = { id: row.id, isNew: row.isNew, when }
    if (row.source === 'note')
      return {
        ...common,
        icon: notes[row.type].icon,
        title: formatMessage({ id: notes[row.type].title }, { count: row.count }),
      }
    return { ...common, icon: icons[row.kind] ?? 'info', title: row.title, onOpen: () => onOpen(row.id) }
  }
}
