export { Flag, type FlagProps } from './Flag.tsx'
export { type FlagCode, isFlagCode } from './flags.ts'
