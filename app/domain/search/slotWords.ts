/** What people call slots, folded; the names of games hardly ever say so. */
const slotWords = [
  'pacanea',
  'pacanele',
  'pacanelele',
  'sloturi',
  'sloturile',
  'slots',
  'aparate',
  'aparatele',
]

/** What the titles of their categories say. */
export const SLOT = 'slot'

/** Letters from which the beginning of such a word is one. */
const LETTERS = 4

/** Whether `term` (folded) is a word for slots, or begins one. */
export const meansSlots = (term: string): boolean =>
  term.length >= LETTERS && term !== SLOT && slotWords.some((word) => word.startsWith(term))
