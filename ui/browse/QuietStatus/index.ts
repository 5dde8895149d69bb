export { QuietStatus, type QuietStatusProps } from './QuietStatus.tsx'
