import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useNavigation } from 'react-router-dom'
import { usePageChange } from '#app/navigation/usePageChange.ts'
import { usePendingPath } from '#app/navigation/usePageNavigation.ts'
import { MoreMessages } from '#app/platform/messages/MoreMessages.tsx'
import { tokens } from '#tokens/dist/tokens.ts'
import { LoadingLine } from '#ui/shell/LoadingLine'

/** Milliseconds after which a pending page is shown as such, and after which it is announced (RTE-16). */
const SHOW_DELAY_MS = tokens.duration['route-wait']
const ANNOUNCE_DELAY_MS = 1000

/** The transition to the next page: its motion, and the line that shows that it is loading. */
export function PendingPage() {
  const pending = usePendingPath()
  const loading = useNavigation().state !== 'idle' || pending !== undefined
  const [waited, setWaited] = useState(0)
  usePageChange()
  useEffect(() => {
    if (!loading) return
    const timers = [SHOW_DELAY_MS, ANNOUNCE_DELAY_MS].map((after) =>
      setTimeout(() => setWaited(after), after),
    )
    return () => {
      timers.forEach(clearTimeout)
      setWaited(0)
    }
  }, [loading])
  if (!loading || waited === 0) return null
  return (
    <MoreMessages>
      <Line said={waited === ANNOUNCE_DELAY_MS} />
    </MoreMessages>
  )
}

function Line({ said }: { said: boolean }) {
  const { formatMessage } = useIntl()
  return <LoadingLine text={said ? formatMessage({ id: 'shell.loading' }) : undefined} />
}
