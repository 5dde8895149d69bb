export { SessionSummary, type SessionSummaryProps } from './SessionSummary.tsx'
