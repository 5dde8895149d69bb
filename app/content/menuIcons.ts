import { iconNames } from '#ui/media/Icon/icons.ts'

/** Names of the icons that menu entries may have: those of the kit. */
export const menuIcons: readonly string[] = iconNames
