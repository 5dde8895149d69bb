import { useEffect, useEffectEvent, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { onWake } from '#app/lib/onWake.ts'
import { Button } from '#ui/controls/Button'
import { EmptyState } from '#ui/feedback/EmptyState'

type DepartureProps = {
  /** Name of the game. */
  name: string
  /** The game's own address. */
  url: string
  /** The player follows it, in this tab or in another one. */
  onLeave: () => void
  /** They are back, whichever way they have come; the address has served. */
  onReturn: () => void
  /** The player stays. */
  onStay: () => void
}

/** On a phone, before a game for money opens at its studio's address: how to come back, and what is told then (LCH-06, UXP-18). */
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
          {/* A plain link: the studio's page is none of this site's. */}
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
