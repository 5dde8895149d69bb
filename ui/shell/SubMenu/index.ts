export { EntryContent, targetOf } from './EntryContent.tsx'
export { SubMenu, type SubMenuEntry, type SubMenuProps } from './SubMenu.tsx'
