export { RetryStrip, type RetryStripProps } from './RetryStrip.tsx'
