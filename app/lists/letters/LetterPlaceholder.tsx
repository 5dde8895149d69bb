import type { ListOrder } from '#app/domain/listOrder.ts'
import styles from './LetterStrip.module.css'

/** Games of a list from which its first letters save scrolling. */
const MIN_GAMES_FOR_LETTERS = 60

/** Whether a list of `total` games in this order has its first letters above it. */
export const hasLetters = (order: ListOrder, total: number): boolean =>
  order === 'name' && total >= MIN_GAMES_FOR_LETTERS

/** The place of the letters before the whole list has loaded. */
export const LetterPlaceholder = () => <div className={styles.strip} />
