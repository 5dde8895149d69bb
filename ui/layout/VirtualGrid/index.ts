export type { GridPosition } from './gridMath.ts'
export type { VirtualGridHandle } from './useGridPosition.ts'
export { VirtualGrid, type VirtualGridProps } from './VirtualGrid.tsx'
