/** Words that no report may contain: names and numbers of every player of the visit. */
export function createPrivateWords() {
  const words = new Set<string>()
  return {
    add(more: readonly (string | undefined)[]): void {
      for (const word of more) if (word !== undefined) words.add(word)
    },
    all: (): readonly string[] => [...words],
  }
}
