export { Drawer, type DrawerProps } from './Drawer.tsx'
export { travel } from './travel.ts'
