import { minutes } from '#app/lib/durations.ts'

/** What goes wrong with what is pushed: a message that is no message, a record that does not fit, too much at once, the line. */
export type NoteKind = 'message' | 'record' | 'flood' | 'connection'

/** One line a kind and minute, however much is wrong; how often it was in between stands in the next line. */
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
