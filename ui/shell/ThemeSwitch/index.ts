export { ThemeRow, type ThemeRowProps } from './ThemeRow.tsx'
export { type Theme, ThemeSwitch, type ThemeSwitchProps } from './ThemeSwitch.tsx'
