const places = { tab: () => sessionStorage, device: () => localStorage } as const

/** For the visit in this tab, or for all visits with this browser. */
export type Place = keyof typeof places

/** One text that this browser keeps; where nothing may be kept it reads as none. */
export type Kept = {
  read: () => string | undefined
  /** Says whether it is kept. */
  write: (text: string) => boolean
  /** The value of its JSON; nothing where it is none. */
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

/** Whether this browser lets the site keep anything. */
export const canKeep = (place: Place): boolean => attempt(places[place]) !== undefined

/** What is kept under `key`. Storage may be forbidden or full: then nothing is. */
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
