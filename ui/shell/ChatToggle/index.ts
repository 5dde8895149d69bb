export { ChatToggle, type ChatToggleProps } from './ChatToggle.tsx'
