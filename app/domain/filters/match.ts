import { fold } from '../search/fold.ts'
import { addBit, addBits, type Bits, countCommon, hasBit, keepBits, noBits } from './bits.ts'
import type { FilterIndex } from './filterIndex.ts'
import {
  type AmountRange,
  boundsOf,
  type FilterState,
  type FlagKind,
  flagKinds,
  type GroupKind,
  groupKinds,
  isRangeActive,
  type RangeKind,
} from './state.ts'

/** The games that match one kind. */
export type Constraint = { readonly kind: GroupKind | FlagKind | RangeKind | 'search'; readonly bits: Bits }

/**
 * Any selected option of a group matches (FIL-09). Unknown ids are ignored: a removed provider must not empty a page.
 */
function groupConstraint(index: FilterIndex, kind: GroupKind, state: FilterState): Constraint[] {
  const known = Object.keys(state[kind]).flatMap((id) => index.groups[kind].get(id) ?? [])
  if (known.length === 0) return []
  const bits = noBits(index.size)
  for (const option of known) addBits(bits, option.bits)
  return [{ kind, bits }]
}

/**
 * A bet inside the range, or all of the range within the game's bets (FIL-06); a range with minimum above maximum
 * matches nothing.
 */
function betConstraint({ size, minBet, maxBet }: FilterIndex, range: AmountRange): Constraint {
  const [from, to] = boundsOf(range)
  const bits = noBits(size)
  if (from > to) return { kind: 'betAmount', bits }
  const inside = (bet: number) => bet >= from && bet <= to
  for (let place = 0; place < size; place += 1) {
    const low = minBet[place] ?? Number.NaN
    const high = maxBet[place] ?? Number.NaN
    if (inside(low) || inside(high) || (low <= from && high >= to)) addBit(bits, place)
  }
  return { kind: 'betAmount', bits }
}

function winConstraint({ size, maxWin }: FilterIndex, range: AmountRange): Constraint {
  const [from, to] = boundsOf(range)
  const bits = noBits(size)
  for (let place = 0; place < size; place += 1) {
    const win = maxWin[place] ?? Number.NaN
    if (win >= from && win <= to) addBit(bits, place)
  }
  return { kind: 'maxWin', bits }
}

function searchConstraint(index: FilterIndex, sought: string): Constraint {
  const bits = noBits(index.size)
  for (const [place, name] of index.names().entries()) if (name.includes(sought)) addBit(bits, place)
  return { kind: 'search', bits }
}

/** The constraint of each active kind. Kinds of live tables have none for games. */
export function constraintsOf(index: FilterIndex, state: FilterState): Constraint[] {
  const sought = fold(state.search)
  return [
    ...flagKinds.flatMap((kind) => {
      const bits = state[kind] ? index.flags[kind] : undefined
      return bits ? [{ kind, bits }] : []
    }),
    ...groupKinds.flatMap((kind) => groupConstraint(index, kind, state)),
    ...(isRangeActive(state.betAmount) ? [betConstraint(index, state.betAmount)] : []),
    ...(isRangeActive(state.maxWin) ? [winConstraint(index, state.maxWin)] : []),
    ...(sought === '' ? [] : [searchConstraint(index, sought)]),
  ]
}

/** Games of `base` that match every constraint (FIL-09) except that of the kind `except`. */
export function commonOf(base: Bits, constraints: readonly Constraint[], except?: Constraint['kind']): Bits {
  const bits = base.slice()
  for (const constraint of constraints) if (constraint.kind !== except) keepBits(bits, constraint.bits)
  return bits
}

/** Places of `base` that match `state`, in the order of `base`. */
export function filterPlaces(index: FilterIndex, base: readonly number[], state: FilterState): number[] {
  const [first, ...others] = constraintsOf(index, state)
  if (!first) return [...base]
  const bits = commonOf(first.bits, others)
  return base.filter((place) => hasBit(bits, place))
}

/** Number of games of `base` that match `state`. */
export function countMatching(index: FilterIndex, base: Bits, state: FilterState): number {
  const bits = commonOf(base, constraintsOf(index, state))
  return countCommon(bits, bits)
}
