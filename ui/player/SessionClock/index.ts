export { SessionClock, type SessionClockProps } from './SessionClock.tsx'
