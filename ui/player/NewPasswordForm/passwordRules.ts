/** What a new password has to be, in the order in which it is said. */
export const passwordRules = ['length', 'digit', 'different'] as const

export type PasswordRule = (typeof passwordRules)[number]

const LEAST = 8

/** Whether a password keeps a rule; an empty one is not yet different from the old one. */
export const keeps: Record<PasswordRule, (password: string, old: string) => boolean> = {
  // Letters, not the units of which some of them take two.
  length: (password) => [...password].length >= LEAST,
  digit: (password) => /\p{Nd}/u.test(password),
  different: (password, old) => password !== '' && password !== old,
}

/** The rules that a password does not keep. */
export const brokenRules = (password: string, old: string): PasswordRule[] =>
  passwordRules.filter((rule) => !keeps[rule](password, old))
