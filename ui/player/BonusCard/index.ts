export { BonusCard, type BonusCardProps } from './BonusCard.tsx'
export { BonusCardSkeleton } from './BonusCardSkeleton.tsx'
export { BonusCount, type BonusCountProps } from './BonusCount.tsx'
