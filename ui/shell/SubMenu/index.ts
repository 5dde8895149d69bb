export { EntryContent, type SubMenuEntry, targetOf } from './EntryContent.tsx'
export { SubMenu, type SubMenuProps } from './SubMenu.tsx'
