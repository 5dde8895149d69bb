export { InboxButton, type InboxButtonProps } from './InboxButton.tsx'
