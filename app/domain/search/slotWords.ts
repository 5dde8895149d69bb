/** Words for slots, folded; names of games rarely contain them. */
export const slotWords = [
  'pacanea',
  'pacanele',
  'pacanelele',
  'sloturi',
  'sloturile',
  'slots',
  'aparate',
  'aparatele',
]

/** The word in the titles of slot categories. */
export const SLOT = 'slot'

/** Number of letters from which a beginning of such a word counts. */
const MIN_TERM_LENGTH = 4

/** Whether `term` (folded) is a word for slots, or the beginning of one. */
export const meansSlots = (term: string): boolean =>
  term.length >= MIN_TERM_LENGTH && term !== SLOT && slotWords.some((word) => word.startsWith(term))
