export { WebMessage, type WebMessageProps } from './WebMessage.tsx'
