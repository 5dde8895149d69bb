import { createExternalStore } from '#app/domain/externalStore.ts'

/** How the published page is shown: beside the draft, or over it up to an edge that is moved. */
export const comparisons = ['side', 'over'] as const
export type Comparison = (typeof comparisons)[number]

/** How preview compares the draft with the published page; `undefined` while it does not. */
export const createComparison = () => createExternalStore<Comparison | undefined>(undefined)
