export { SkipButton, SkipLink, type SkipLinkProps } from './SkipLink.tsx'
