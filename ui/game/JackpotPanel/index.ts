export { type JackpotLevel, JackpotPanel, type JackpotPanelProps } from './JackpotPanel.tsx'
