const areas = { tab: () => sessionStorage, device: () => localStorage } as const

/** The browser's session storage (`tab`) or local storage (`device`). */
export type StorageArea = keyof typeof areas

/** One entry of the browser's storage; without storage its value is undefined. */
export type StorageEntry = {
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
export const isStorageAvailable = (area: StorageArea): boolean => attempt(areas[area]) !== undefined

/** The entry of `key`. Storage may be forbidden or full: then `write` stores nothing and returns false. */
export function storageEntry(area: StorageArea, key: string): StorageEntry {
  const read = () => attempt(() => areas[area]().getItem(key)) ?? undefined
  const write = (text: string) =>
    attempt(() => {
      areas[area]().setItem(key, text)
      return true
    }) ?? false
  return {
    read,
    write,
    readJson: () => attempt((): unknown => JSON.parse(read() ?? '')),
    writeJson: (value) => write(JSON.stringify(value)),
    remove: () => attempt(() => areas[area]().removeItem(key)),
  }
}
