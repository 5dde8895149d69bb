import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { noteFingers, whenLeft } from './over.ts'

const sameList = <T>(one: readonly T[], other: readonly T[]): boolean =>
  one === other || (one.length === other.length && one.every((item, at) => Object.is(item, other[at])))

/** How many entries have come, and how many have gone. */
function differences(before: readonly number[], after: readonly number[]): number {
  const [old, fresh] = [new Set(before), new Set(after)]
  return after.filter((place) => !old.has(place)).length + before.filter((place) => !fresh.has(place)).length
}

/**
 * The list as it may be drawn: what somebody asked for at once, what only the feed has changed not while they are over it:
 * then a note counts what has come and gone, and takes it on request (LIV-11). `asked` are the visitor's own choices.
 */
export function useHeld(fresh: readonly number[], asked: readonly unknown[]) {
  const { formatMessage } = useIntl()
  const part = useRef<HTMLDivElement>(null)
  const [held, setHeld] = useState({ shown: fresh, asked })
  const take = () => setHeld({ shown: fresh, asked })
  const isAsked = !sameList(held.asked, asked)
  if (isAsked) take()
  const isNew = !isAsked && !sameList(held.shown, fresh)

  const takeNow = useEffectEvent(take)
  useEffect(() => (part.current ? noteFingers(part.current) : undefined), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list asks anew whether somebody is over it
  useLayoutEffect(() => {
    if (isNew && part.current) return whenLeft(part.current, takeNow)
  }, [isNew, fresh])

  const count = isNew ? differences(held.shown, fresh) : 0
  const note = {
    text: count > 0 ? formatMessage({ id: 'live.waiting' }, { count }) : undefined,
    action: { label: formatMessage({ id: 'live.take' }), onPress: take },
  }
  return { shown: isAsked ? fresh : held.shown, note, part }
}
