export { OverflowNav, type OverflowNavItem, type OverflowNavProps } from './OverflowNav.tsx'
