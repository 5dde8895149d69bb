export { PreviewBar, type PreviewBarProps } from './PreviewBar.tsx'
