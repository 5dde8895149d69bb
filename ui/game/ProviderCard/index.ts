export { ProviderCard, type ProviderCardProps } from './ProviderCard.tsx'
