export { PlayerMessage, type PlayerMessageProps } from './PlayerMessage.tsx'
