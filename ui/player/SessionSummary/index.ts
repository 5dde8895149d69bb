export { ForAMoment } from './ForAMoment.tsx'
export { SessionSummary, type SessionSummaryProps } from './SessionSummary.tsx'
