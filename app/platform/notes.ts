import { minutes } from '#app/domain/durations.ts'

/** Kinds of problems with pushed data: an unreadable message, an invalid record, too many records, the connection. */
export type NoteKind = 'message' | 'record' | 'flood' | 'connection'

/** Logs at most one line per kind and minute; the next line says how many were left out. */
export function createNotes(write: (line: string) => void, now: () => number = () => performance.now()) {
  const last = new Map<NoteKind, { at: number; more: number }>()
  return (kind: NoteKind, problem: string): void => {
    const before = last.get(kind)
    if (before && now() - before.at < minutes(1)) {
      before.more += 1
      return
    }
    last.set(kind, { at: now(), more: 0 })
    write(`${kind}: ${problem}${before?.more ? ` (and ${before.more} more)` : ''}`)
  }
}

export type Notes = ReturnType<typeof createNotes>
