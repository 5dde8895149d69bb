/** Rules of a new password, in display order. */
export const passwordRules = ['length', 'digit', 'different'] as const

export type PasswordRule = (typeof passwordRules)[number]

const MIN_LENGTH = 8

/** Whether a password follows a rule; an empty one does not count as different from the old one. */
export const keeps: Record<PasswordRule, (password: string, old: string) => boolean> = {
  // Characters, not UTF-16 units.
  length: (password) => [...password].length >= MIN_LENGTH,
  digit: (password) => /\p{Nd}/u.test(password),
  different: (password, old) => password !== '' && password !== old,
}

/** The rules that a password breaks. */
export const brokenRules = (password: string, old: string): PasswordRule[] =>
  passwordRules.filter((rule) => !keeps[rule](password, old))
