export { PlayBar, type PlayBarProps } from './PlayBar.tsx'
