/** Whether a menu entry is the current page, or its section. */
export type Current = boolean | 'section'

/** `aria-current` of an entry: both are marked, but only the page itself is `page`. */
export const ariaCurrent = (current: Current | undefined) =>
  current === 'section' ? 'true' : current ? 'page' : undefined
