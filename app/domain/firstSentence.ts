/** A text up to the end of its first sentence; a point inside a number ends none. */
export const firstSentence = (text: string): string => text.match(/^.*?[.!?…](?=\s|$)/su)?.[0] ?? text
