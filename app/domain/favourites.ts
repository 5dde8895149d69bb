/** The favourites after a change: a new one comes first (FAV-01). */
export const withFavourite = (codes: readonly string[], code: string): string[] => [
  code,
  ...codes.filter((other) => other !== code),
]

export const withoutFavourite = (codes: readonly string[], code: string): string[] =>
  codes.filter((other) => other !== code)
