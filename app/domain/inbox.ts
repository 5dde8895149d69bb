import type { InterruptionKind, InterruptionQueue, QueuedInterruption } from './interruptions.ts'

/** Subject of a notification to a player. */
export type NoteType = 'balance' | 'bonus'

/** Notifications of one type since the visitor last looked; `at` is the latest, in milliseconds since 1970. */
export type Note = { id: string; type: NoteType; at: number; count: number; read: boolean }

/** Notifications of a visit, and the interruptions that the visitor has seen in the list. */
export type Inbox = { notes: readonly Note[]; seen: ReadonlySet<string> }

export const emptyInbox: Inbox = { notes: [], seen: new Set() }

/** Bars that are no messages, and the summary of a stay, have no row in the list. */
const unlisted: readonly InterruptionKind[] = ['consent', 'app-banner', 'stay-summary']

/** One row of the list, the latest first. */
export type InboxRow = { id: string; at: number; isNew: boolean } & (
  | { source: 'interruption'; title: string; kind: InterruptionKind }
  | { source: 'note'; type: NoteType; count: number }
)

/** Adds a notification; unread ones of the same type share a row, so that a thousand of them stay one row. */
export function noted({ notes, seen }: Inbox, type: NoteType, at: number): Inbox {
  const same = notes.find((note) => note.type === type && !note.read)
  const others = notes.filter((note) => note !== same)
  const note = same ? { ...same, at, count: same.count + 1 } : newNote(notes, type, at)
  return { seen, notes: [...others, note] }
}

const newNote = (notes: readonly Note[], type: NoteType, at: number): Note => ({
  id: `note-${notes.length}`,
  type,
  at,
  count: 1,
  read: false,
})

const listed = ({ entries }: InterruptionQueue): QueuedInterruption[] =>
  entries.filter(({ kind }) => !unlisted.includes(kind))

/** Rows of the list; pending ones, and those that came since the visitor last looked, are new. */
export function inboxRows(queue: InterruptionQueue, { notes, seen }: Inbox): InboxRow[] {
  const rows: InboxRow[] = [
    ...listed(queue).map(({ id, at, title, kind, state }) => {
      const isNew = state === 'waiting' && !seen.has(id)
      return { source: 'interruption' as const, id, at, isNew, title, kind }
    }),
    ...notes.map(({ id, at, type, count, read }) => ({
      source: 'note' as const,
      id,
      at,
      isNew: !read,
      type,
      count,
    })),
  ]
  return rows.sort((a, b) => b.at - a.at)
}

/** Number of notifications to the player that the visitor has not seen in the list. */
export const unreadNotes = ({ notes }: Inbox): number =>
  notes.reduce((sum, { read, count }) => sum + (read ? 0 : count), 0)

/** The visitor has seen the list. */
export const allSeen = (queue: InterruptionQueue, { notes }: Inbox): Inbox => ({
  notes: notes.map((note) => (note.read ? note : { ...note, read: true })),
  seen: new Set(listed(queue).map(({ id }) => id)),
})
