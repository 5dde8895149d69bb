export { QuietMode, type QuietModeProps } from './QuietMode.tsx'
