export { MessageArt, MessageTitle } from './messageParts.tsx'
export { WebMessage, type WebMessageProps } from './WebMessage.tsx'
