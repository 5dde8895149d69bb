import { type ComponentType, lazy, useState } from 'react'
import { whenConnected } from './whenConnected.ts'

/** A part of the site that is loaded when it is first drawn, or earlier. */
export type Late<Props> = {
  /** Brings it before it is needed. */
  load: () => Promise<unknown>
  /** What is drawn in its place: the part itself once it is there. */
  now: () => ComponentType<Props>
}

export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>): Late<Props> {
  let there: ComponentType<Props> | undefined
  const bring = () =>
    whenConnected(load).then((part) => {
      there = part
      return part
    })
  const waiting: ComponentType<Props> = lazy(async () => ({ default: await bring() }))
  return { load: bring, now: () => there ?? waiting }
}

/**
 * Draws a late part with its props. One that is there already needs no fallback, which React would show for 300 ms at
 * least.
 */
export function LatePart<Props extends object>({ of, props }: { of: Late<Props>; props: Props }) {
  // Chosen once: another component in its place would begin anew.
  const [Part] = useState(of.now)
  return <Part {...props} />
}
