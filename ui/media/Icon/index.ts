export { Icon, type IconProps } from './Icon.tsx'
export { type IconName, iconNames, isIconName } from './icons.ts'
