import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { trackTouches, whenNoPointerOrFocus } from '#app/platform/pointerAndFocus.ts'

const sameList = <T>(one: readonly T[], other: readonly T[]): boolean =>
  one === other || (one.length === other.length && one.every((item, at) => Object.is(item, other[at])))

/** Number of added and removed entries. */
function differences(before: readonly number[], after: readonly number[]): number {
  const [old, fresh] = [new Set(before), new Set(after)]
  return after.filter((place) => !old.has(place)).length + before.filter((place) => !fresh.has(place)).length
}

/**
 * The list to show: changes by the visitor (`asked`) apply at once. Changes by the feed wait while the visitor hovers, focuses
 * or touches the list; a note counts them, and its button applies them (LIV-11).
 */
export function useStableList(fresh: readonly number[], asked: readonly unknown[]) {
  const { formatMessage } = useIntl()
  const part = useRef<HTMLDivElement>(null)
  const [held, setHeld] = useState({ shown: fresh, asked })
  const take = () => setHeld({ shown: fresh, asked })
  const isAsked = !sameList(held.asked, asked)
  if (isAsked) take()
  const isNew = !isAsked && !sameList(held.shown, fresh)

  const takeNow = useEffectEvent(take)
  useEffect(() => (part.current ? trackTouches(part.current) : undefined), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list checks again for a pointer or focus
  useLayoutEffect(() => {
    if (isNew && part.current) return whenNoPointerOrFocus(part.current, takeNow)
  }, [isNew, fresh])

  const count = isNew ? differences(held.shown, fresh) : 0
  const note = {
    text: count > 0 ? formatMessage({ id: 'live.waiting' }, { count }) : undefined,
    action: { label: formatMessage({ id: 'live.take' }), onPress: take },
  }
  return { shown: isAsked ? fresh : held.shown, note, part }
}
