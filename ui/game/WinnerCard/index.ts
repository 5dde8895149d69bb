export { WinnerCard, type WinnerCardProps } from './WinnerCard.tsx'
export { WinnerCardSkeleton, type WinnerCardSkeletonProps } from './WinnerCardSkeleton.tsx'
