export { CollectionCard, type CollectionCardProps } from './CollectionCard.tsx'
