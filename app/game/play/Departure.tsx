import { useEffect, useEffectEvent, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { onWake } from '#app/platform/onWake.ts'
import { Button } from '#ui/controls/Button'
import { EmptyState } from '#ui/feedback/EmptyState'

type DepartureProps = {
  /** Name of the game. */
  name: string
  /** The game's own address. */
  url: string
  /** Called when the player opens the address, in this tab or in another one. */
  onLeave: () => void
  /** Called when the player returns; the address can be used only once. */
  onReturn: () => void
  /** Called when the player stays. */
  onStay: () => void
}

/**
 * Shown on a phone before a game for money opens on its studio's site: how to return, and what follows (LCH-06,
 * UXP-18).
 */
export function Departure({ name, url, onLeave, onReturn, onStay }: DepartureProps) {
  const { formatMessage } = useIntl()
  const left = useRef(false)
  const comeBack = useEffectEvent(() => {
    if (!left.current) return
    left.current = false
    onReturn()
  })
  useEffect(() => onWake(comeBack), [])
  function leave() {
    left.current = true
    onLeave()
  }
  return (
    <EmptyState
      icon="arrow-square-out"
      title={formatMessage({ id: 'play.leaves' }, { name })}
      text={formatMessage({ id: 'play.leavesText' })}
      action={
        <>
          {/* A plain link, since the address is outside this site. */}
          <Button tone="primary" size="l" href={url} onClick={leave} onAuxClick={leave}>
            <FormattedMessage id="play.open" />
          </Button>
          <Button size="l" onClick={onStay}>
            <FormattedMessage id="play.stay" />
          </Button>
        </>
      }
    />
  )
}
