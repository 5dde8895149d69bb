export { BalanceToggle, type BalanceToggleProps } from './BalanceToggle.tsx'
