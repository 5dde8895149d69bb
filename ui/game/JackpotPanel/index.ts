export { JackpotPanel, type JackpotPanelProps } from './JackpotPanel.tsx'
