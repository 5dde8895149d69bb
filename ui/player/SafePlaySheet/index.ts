export { SafePlaySheet, type SafePlaySheetProps } from './SafePlaySheet.tsx'
