/** The parsed address; `undefined` if there is none. Not `URL.parse`, which Safari 17 lacks. */
export const urlOf = (address: string, base?: string): URL | undefined =>
  URL.canParse(address, base) ? new URL(address, base) : undefined
