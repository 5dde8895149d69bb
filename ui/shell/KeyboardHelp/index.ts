export { KeyboardHelp, type KeyboardHelpProps } from './KeyboardHelp.tsx'
