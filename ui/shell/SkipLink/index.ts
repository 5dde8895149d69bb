export { SkipButton, SkipEnd, SkipLink, type SkipLinkProps, SkipPast } from './SkipLink.tsx'
