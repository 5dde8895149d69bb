export { MoreLinks } from './MoreLinks.tsx'
export { OverflowNav, type OverflowNavItem, type OverflowNavProps } from './OverflowNav.tsx'
export { useFitting } from './useFitting.ts'
