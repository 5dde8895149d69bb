import { useEffect, useEffectEvent, useState } from 'react'
import { moved } from '#app/domain/ownLists/arrange.ts'

/** A game that has left its place. */
type Lifted = { place: number; from: number; places: readonly number[] }

/** The visitor's last action on a game. */
export type ArrangeAction = { what: 'lifted' | 'moved' | 'dropped' | 'restored'; place: number; at: number }

/**
 * Games while one of them is moved: `places` are drawn, and only a drop keeps them. One that is still lifted when the mode
 * is left is dropped.
 */
export function useLifted(
  items: readonly number[],
  onMoved: (places: readonly number[], place: number) => void,
) {
  const [lifted, setLifted] = useState<Lifted>()
  const [lastAction, setDeed] = useState<ArrangeAction>()
  const places = lifted?.places ?? items

  function lift(index: number): void {
    const place = items[index]
    if (place === undefined) return
    setLifted({ place, from: index, places: items })
    setDeed({ what: 'lifted', place, at: index })
  }

  function moveTo(index: number): void {
    if (!lifted) return
    const at = lifted.places.indexOf(lifted.place)
    if (at === index) return
    setLifted({ ...lifted, places: moved(lifted.places, at, index) })
    setDeed({ what: 'moved', place: lifted.place, at: index })
  }

  /** Keeps the game where it is, or takes it to `index` first. */
  function drop(index?: number): void {
    if (!lifted) return
    const { place, from } = lifted
    const at = lifted.places.indexOf(place)
    const after = index === undefined ? lifted.places : moved(lifted.places, at, index)
    const to = after.indexOf(place)
    setLifted(undefined)
    setDeed({ what: 'dropped', place, at: to })
    if (to !== from) onMoved(after, place)
  }

  function restore(): void {
    if (!lifted) return
    setLifted(undefined)
    setDeed({ what: 'restored', place: lifted.place, at: lifted.from })
  }

  const dropAtEnd = useEffectEvent(() => drop())
  useEffect(() => () => dropAtEnd(), [])

  return { lifted, places, lastAction, lift, moveTo, drop, restore }
}
