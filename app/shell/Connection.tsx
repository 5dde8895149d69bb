import { useEffect, useEffectEvent, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useRevalidator } from 'react-router-dom'
import { runLoadersDuring } from '#app/content/revalidation.ts'
import { usePageNavigation } from '#app/navigation/usePageNavigation.ts'
import { createHeldAddress, serverAnswers, useOnline } from '#app/platform/connection.ts'
import { createSavedCopyTime } from '#app/platform/offline/savedCopyTime.ts'
import { onWake } from '#app/platform/onWake.ts'
import { useStore, useStored, useVisit } from '#app/platform/visit.ts'
import { Button } from '#ui/controls/Button'
import { OfflineBar } from '#ui/feedback/OfflineBar'

/**
 * Returns a function that checks the connection. If the server answers, it requests a page that came from a cache from the
 * server, and follows the link that was pressed while offline.
 */
function useRetry() {
  const visit = useVisit()
  const navigate = usePageNavigation()
  const { revalidate } = useRevalidator()
  const heldAddress = useStore(createHeldAddress)
  const keptTime = useStore(createSavedCopyTime)
  const [trying, setTrying] = useState(false)

  async function retry() {
    setTrying(true)
    const back = await serverAnswers()
    setTrying(false)
    if (!back) return
    if (keptTime.getSnapshot() !== undefined) {
      keptTime.set(undefined)
      await visit.invalidateQueries()
      await runLoadersDuring(revalidate)
    }
    const held = heldAddress.getSnapshot()
    if (held === undefined) return
    heldAddress.set(undefined)
    navigate(held)
  }

  return { trying, retry }
}

/** The offline notice with its button; also shown while the page has cached data. */
export function Connection() {
  const online = useOnline()
  const held = useStored(createHeldAddress)
  const keptAt = useStored(createSavedCopyTime)
  const { trying, retry } = useRetry()
  const onReturn = useEffectEvent(() => {
    if (keptAt !== undefined && online) void retry()
  })
  useEffect(() => onWake(onReturn), [])

  return (
    <OfflineBar
      offline={!online || held !== undefined}
      keptAt={keptAt === undefined ? undefined : new Date(keptAt)}
    >
      <Button tone="outline" size="s" loading={trying} onClick={() => void retry()}>
        <FormattedMessage id="ui.retry" />
      </Button>
    </OfflineBar>
  )
}
