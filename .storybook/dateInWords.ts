/** `28 noiembrie 2026` of `2026-11-28`. */
export const dateInWords = (iso: string): string =>
  new Date(iso).toLocaleDateString('ro-RO', { dateStyle: 'long', timeZone: 'UTC' })
