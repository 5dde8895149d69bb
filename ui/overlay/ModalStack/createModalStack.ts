export type Modal = {
  id: string
  /** A higher one covers a lower one; equal ones queue. */
  priority: number
  /** Asks its owner to close it. */
  close: () => void
}

/** `top` alone can be used; `covered` stays in the page and is inert; `queued` is not drawn yet. */
export type ModalPlace = 'top' | 'covered' | 'queued'

type Entry = Modal & { shown: boolean }

/** Which of `entries`, in the order of their arrival, is on top: highest priority first, then the earliest. */
export function topOf<E extends Pick<Modal, 'priority'>>(entries: readonly E[]): E | undefined {
  return entries.reduce<E | undefined>(
    (top, entry) => (!top || entry.priority > top.priority ? entry : top),
    undefined,
  )
}

/** The entries with the topmost one shown; an entry that was shown stays shown until it closes (KIT-03). */
export function settled<E extends Pick<Entry, 'priority' | 'shown'>>(entries: readonly E[]): readonly E[] {
  const top = topOf(entries)
  return entries.map((entry) => (entry === top && !entry.shown ? { ...entry, shown: true } : entry))
}

export type ModalStackStore = {
  subscribe: (listener: () => void) => () => void
  /** Place of the modal; undefined if it is not registered. */
  placeOf: (id: string) => ModalPlace | undefined
  top: () => Modal | undefined
  /** Registers a modal; the same id twice is an error of the caller. Returns what takes it out again. */
  add: (modal: Modal) => () => void
  /** Takes all out; their owners notice and close themselves. */
  clear: () => void
}

/** The open modals of one page, without a framework. */
export function createModalStack(): ModalStackStore {
  let entries: readonly Entry[] = []
  const listeners = new Set<() => void>()

  function set(next: readonly Entry[]) {
    entries = settled(next)
    for (const listener of [...listeners]) listener()
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    placeOf(id) {
      const entry = entries.find((each) => each.id === id)
      if (!entry) return undefined
      if (entry === topOf(entries)) return 'top'
      return entry.shown ? 'covered' : 'queued'
    },
    top: () => topOf(entries),
    add(modal) {
      if (entries.some(({ id }) => id === modal.id))
        throw new Error(`ModalStack: "${modal.id}" is open already. Close it before it is opened again.`)
      set([...entries, { ...modal, shown: false }])
      return () => {
        if (entries.some(({ id }) => id === modal.id)) set(entries.filter(({ id }) => id !== modal.id))
      }
    },
    clear: () => set([]),
  }
}
