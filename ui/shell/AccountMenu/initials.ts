const PARTS = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu
const FIRST = /^.\p{M}*/u

/** The initials of a name's first two parts, „AM” of „andrei_m”; empty if it has neither letters nor digits. */
export const initials = (name: string): string =>
  (name.match(PARTS) ?? [])
    .slice(0, 2)
    .map((part) => FIRST.exec(part)?.[0].toLocaleUpperCase('ro') ?? '')
    .join('')
