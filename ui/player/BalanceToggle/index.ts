export { BalanceToggle, type BalanceToggleProps, type ShownBalance } from './BalanceToggle.tsx'
