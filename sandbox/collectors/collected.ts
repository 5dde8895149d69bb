import type { Context } from 'hono'

/** Highest number of records kept; older ones are dropped. */
const MAX_RECORDS = 500
/** Longest accepted body in bytes. */
const MAX_BODY_BYTES = 200_000

/** The records of one collector. */
export type Collected = ReturnType<typeof createCollected>

/** Keeps the last records of a collector for the control room. */
export function createCollected(now: () => number) {
  let records: { at: number; record: unknown }[] = []
  return {
    add(record: unknown): void {
      records = [...records, { at: now(), record }].slice(-MAX_RECORDS)
    },
    list: () => records,
    clear(): void {
      records = []
    },
  }
}

/** The body of a request as text; `undefined` for one that is too long. */
export async function shortBody(c: Context): Promise<string | undefined> {
  const text = await c.req.text()
  return Buffer.byteLength(text) > MAX_BODY_BYTES ? undefined : text
}
