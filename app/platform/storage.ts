const places = { tab: () => sessionStorage, device: () => localStorage } as const

/** For the visit in this tab, or for all visits with this browser. */
export type Place = keyof typeof places

/** A text in the browser's storage; undefined if storage is not available. */
export type Kept = {
  read: () => string | undefined
  /** Returns whether the text was stored. */
  write: (text: string) => boolean
  /** Its parsed JSON; undefined if it is invalid. */
  readJson: () => unknown
  writeJson: (value: unknown) => boolean
  remove: () => void
}

function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

/** Whether this browser allows the storage. */
export const canKeep = (place: Place): boolean => attempt(places[place]) !== undefined

/** The text stored under `key`. Storage may be forbidden or full: then nothing is stored. */
export function keptIn(place: Place, key: string): Kept {
  const read = () => attempt(() => places[place]().getItem(key)) ?? undefined
  const write = (text: string) =>
    attempt(() => {
      places[place]().setItem(key, text)
      return true
    }) ?? false
  return {
    read,
    write,
    readJson: () => attempt((): unknown => JSON.parse(read() ?? '')),
    writeJson: (value) => write(JSON.stringify(value)),
    remove: () => attempt(() => places[place]().removeItem(key)),
  }
}
