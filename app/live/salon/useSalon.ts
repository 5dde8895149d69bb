import { startTransition, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { Tile } from '#app/api/contract/pageSlices.ts'
import { mapKnown } from '#app/domain/known.ts'
import { codesOf, keptSalon, type Salon, salonOf } from '#app/domain/live/salon.ts'
import { noSalonFilter, type SalonFilter } from '#app/domain/live/salonFilter.ts'
import { trackTouches, whenNoPointerOrFocus } from '#app/platform/pointerAndFocus.ts'
import { useServices } from '#app/platform/useServices.ts'
import { useStore, useVisit } from '#app/platform/visit.ts'
import { useHydrating } from '#ui/foundation/useHydrating.ts'
import { followFeed } from '../followTables.ts'
import { createTables, createTablesNow } from '../liveFeed.ts'

type Asked = { games: readonly Tile[]; filter: SalonFilter; state: 'pending' | 'failed' | 'known' }
type Drawn = Asked & { salon: Salon }

/** The last floor with data of the feed, which a return to the page shows until the feed has data. */
const createLastFloor = (): { drawn?: Drawn } => ({})

const isSame = (one: Asked, other: Asked): boolean =>
  one.games === other.games &&
  one.state === other.state &&
  JSON.stringify(one.filter) === JSON.stringify(other.filter)

/** Number of tables that were added or removed. */
function differences(before: Salon, after: Salon): number {
  const [old, fresh] = [new Set(codesOf(before)), new Set(codesOf(after))]
  return (
    [...fresh].filter((code) => !old.has(code)).length + [...old].filter((code) => !fresh.has(code)).length
  )
}

/** Returns a function that computes the floor from the current data. */
function useMakeSalon(games: readonly Tile[], filter: SalonFilter): (before?: Salon) => Drawn {
  const { locale } = useIntl()
  const hydrating = useHydrating()
  const tables = useStore(createTables)
  const tablesNow = useStore(createTablesNow)
  const last = useStore(createLastFloor)
  return (before) => {
    const now = hydrating ? ({ state: 'pending' } as const) : tablesNow.getSnapshot()
    const asked = { games, filter, state: now.state }
    const kept = last.drawn
    if (now.state === 'pending' && kept && isSame(kept, { ...asked, state: 'known' }))
      return { ...asked, salon: kept.salon }
    const languages = hydrating ? [] : navigator.languages.map((language) => language.toLowerCase())
    // The site's language is first, then those of the browser.
    const own = [locale, ...languages.flatMap((language) => [language, language.slice(0, 2)])]
    const salon = salonOf({ games, tables: mapKnown(now, () => tables.get), own, filter })
    const drawn = { ...asked, salon: before ? keptSalon(before, salon) : salon }
    if (now.state === 'known') last.drawn = drawn
    return drawn
  }
}

/**
 * The floor to show. Changes by the visitor and the feed's first data are shown at once; later changes of the feed wait while
 * the visitor points at the floor or focuses it, and a note counts them (LIV-11).
 */
export function useSalon(games: readonly Tile[], filter: SalonFilter = noSalonFilter) {
  const { formatMessage } = useIntl()
  const { hub } = useServices()
  const visit = useVisit()
  const part = useRef<HTMLDivElement>(null)
  const make = useMakeSalon(games, filter)
  const [fresh, setFresh] = useState(() => make())
  const [shown, setShown] = useState(fresh)

  const asked = { games, filter, state: fresh.state }
  const current = isSame(fresh, asked) ? fresh : make(shown.salon)
  if (current !== fresh) setFresh(current)
  const isAsked = !isSame(shown, current)
  if (isAsked) setShown(current)
  const isNew = !isAsked && shown.salon !== current.salon

  const look = useEffectEvent(() => {
    const next = make(fresh.salon)
    if (next.salon !== fresh.salon || next.state !== fresh.state) startTransition(() => setFresh(next))
  })
  useEffect(() => (hub ? followFeed(visit, hub, () => look()) : undefined), [visit, hub])

  const take = () => setShown(current)
  const takeNow = useEffectEvent(take)
  useEffect(() => (part.current ? trackTouches(part.current) : undefined), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new floor checks again for a pointer or focus
  useLayoutEffect(() => {
    if (isNew && part.current) return whenNoPointerOrFocus(part.current, takeNow)
  }, [isNew, current])

  const count = isNew ? differences(shown.salon, current.salon) : 0
  const note = {
    text: count > 0 ? formatMessage({ id: 'live.waiting' }, { count }) : undefined,
    action: { label: formatMessage({ id: 'live.take' }), onPress: take },
  }
  return { salon: isAsked ? current.salon : shown.salon, isUnknown: current.state === 'failed', part, note }
}
