import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { usePageNavigation } from '#app/navigation/usePageNavigation.ts'
import { createHeldAddress, serverAnswers, useOnline } from '#app/platform/connection.ts'
import { useStore, useStored } from '#app/platform/visit.ts'
import { Button } from '#ui/controls/Button'
import { OfflineBar } from '#ui/feedback/OfflineBar'

/** The offline notice; its button checks the connection, then opens the link that was pressed. */
export function Connection() {
  const online = useOnline()
  const navigate = usePageNavigation()
  const [trying, setTrying] = useState(false)
  const heldAddress = useStore(createHeldAddress)
  const held = useStored(createHeldAddress)

  async function retry() {
    setTrying(true)
    const back = await serverAnswers()
    setTrying(false)
    if (!back || held === undefined) return
    heldAddress.set(undefined)
    navigate(held)
  }

  return (
    <OfflineBar offline={!online || held !== undefined}>
      <Button tone="outline" size="s" loading={trying} onClick={() => void retry()}>
        <FormattedMessage id="ui.retry" />
      </Button>
    </OfflineBar>
  )
}
