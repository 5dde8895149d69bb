import type { PageParts } from '#app/api/contract/pages.ts'

/** Parts of the first view: the hero, the part beside it, a row. The document contains their slices. */
export const FIRST_VIEW = 3

/** Hashes of all slices that a page names. */
export const slicesIn = ({ head, main, parts }: PageParts): string[] => [
  head,
  ...(main ? [main] : []),
  ...parts.map(({ slice }) => slice),
]

/** Hashes of the slices of its first view. */
export const firstSlicesIn = (page: PageParts): string[] =>
  slicesIn({ ...page, parts: page.parts.slice(0, FIRST_VIEW) })
