import type { PageParts } from '#app/api/contract/pages.ts'

/** Parts of the first view: the hero, what stands beside it, a row. Their slices travel with the document. */
export const FIRST_VIEW = 3

/** Hashes of all slices that a page names. */
export const slicesIn = ({ head, main, parts }: PageParts): string[] => [
  head,
  ...(main ? [main] : []),
  ...parts.map(({ slice }) => slice),
]

/** Those of its first view. */
export const firstSlicesIn = (page: PageParts): string[] =>
  slicesIn({ ...page, parts: page.parts.slice(0, FIRST_VIEW) })
