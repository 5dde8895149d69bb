export { Rail, type RailProps, RailStack } from './Rail.tsx'
export type { RailLayout } from './railLayout.ts'
export { FarBelow } from './useFirstSlides.ts'
