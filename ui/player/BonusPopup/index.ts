export { BonusPopup, type BonusPopupProps } from './BonusPopup.tsx'
