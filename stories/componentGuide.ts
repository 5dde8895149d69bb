import type { ReactNode } from 'react'

/** How far a component is, unless it is stable. */
export type ComponentStatus = {
  /** `draft` may still go, `beta` may change its form, `deprecated` will go. */
  is: 'draft' | 'beta' | 'deprecated'
  /** Since when, as `2026-11-28`. */
  since: string
  /** What to use instead of a deprecated one, as room and name. */
  instead?: string
}

/** What a component's page says besides its examples and its props; texts in Romanian, for designers. */
export type ComponentGuide = {
  /** One sentence: what it is for. */
  purpose: string
  /** Stable without it; its stories have the tag of the same name. */
  status?: ComponentStatus
  /** Other words by which people look for it, in Romanian and English, lower case. */
  aliases: readonly string[]
  /** Its parts, from the outside in. */
  anatomy: readonly string[]
  /** When to use it. */
  use: readonly string[]
  /** When not to, and what instead. */
  avoid: readonly string[]
  /** What changes with the width, or that nothing does. */
  widths: string
  /** Keys and what they do; empty where there is nothing to press. */
  keys: readonly (readonly [keys: string, effect: string])[]
  /** What a screen reader says: role, name, state, announcements. */
  speech: string
  /** Its words: how long, in which tone; where it has any. */
  words?: readonly string[]
  /** Neighbours, as room and name: `controls/IconButton`. */
  related: readonly string[]
}

/** A use of a component as a picture: its sentence, and the component itself. */
export type Drawn = { says: string; look: ReactNode }

/** A right and a wrong use beside each other, in a component's `<Name>.pairs.tsx`; texts in Romanian. */
export type Pair = { good: Drawn; bad: Drawn }

/** Storybook's address of the page of a component, given as room and name. */
export const pageAddress = (place: string): string =>
  `./?path=/docs/componente-${place.toLowerCase().replace('/', '-')}--docs`
