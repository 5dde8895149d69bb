import { minutes } from '#app/domain/durations.ts'

/** Kinds of problems with pushed data: an unreadable message, an invalid record, too many records, the connection. */
export type ProblemKind = 'message' | 'record' | 'flood' | 'connection'

/** Logs at most one line per kind and minute; the next line says how many were left out. */
export function createProblemLog(write: (line: string) => void, now: () => number = () => performance.now()) {
  const last = new Map<ProblemKind, { at: number; more: number }>()
  return (kind: ProblemKind, problem: string): void => {
    const before = last.get(kind)
    if (before && now() - before.at < minutes(1)) {
      before.more += 1
      return
    }
    last.set(kind, { at: now(), more: 0 })
    write(`${kind}: ${problem}${before?.more ? ` (and ${before.more} more)` : ''}`)
  }
}

/** Logs one problem of a kind. */
export type LogProblem = ReturnType<typeof createProblemLog>
