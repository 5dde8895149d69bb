const NAME = 'atelier'

/** The address of the playground with a text in it, so that a link shows the same. */
export const shareLink = (here: string, text: string): string =>
  `${here.split('#', 1)[0]}#${NAME}=${encodeURIComponent(text)}`

/** The text in the hash of an address; `undefined` if there is none, or it is damaged. */
export function sharedText(hash: string): string | undefined {
  const [, coded] = new RegExp(`^#${NAME}=(.*)$`).exec(hash) ?? []
  try {
    return coded === undefined ? undefined : decodeURIComponent(coded)
  } catch {
    return undefined
  }
}
