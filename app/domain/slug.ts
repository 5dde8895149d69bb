/** Lower case, without marks over or under the letters: `Păcănele` is `pacanele`. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Plain letters and digits joined by hyphens, which need no escapes in an address. */
export const slugOf = (text: string): string =>
  plain(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
