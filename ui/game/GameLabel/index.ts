export { GameLabel, type GameLabelProps, LabelStyles } from './GameLabel.tsx'
export type { LabelColors } from './labelColors.ts'
