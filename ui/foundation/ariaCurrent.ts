/** Whether an entry of a menu is the page that is open, or the section that this page stands below. */
export type Current = boolean | 'section'

/** What a link says of it: both are marked, and only the page itself is called so. */
export const ariaCurrent = (current: Current | undefined) =>
  current === 'section' ? 'true' : current ? 'page' : undefined
