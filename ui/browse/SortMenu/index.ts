export { SortMenu, type SortMenuProps, type SortOrder } from './SortMenu.tsx'
