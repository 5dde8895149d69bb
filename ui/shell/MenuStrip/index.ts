export { MenuStrip, type MenuStripItem, type MenuStripProps } from './MenuStrip.tsx'
