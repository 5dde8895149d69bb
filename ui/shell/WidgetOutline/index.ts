export { WidgetOutline, type WidgetOutlineProps } from './WidgetOutline.tsx'
