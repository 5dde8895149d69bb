/** Budget of a list (HTT-08): bytes, entries, and values of any kind in all its entries together. */
export type ListBudget = { bytes: number; entries: number; values: number }

/** Thrown when a list exceeds its budget. */
export class OverBudget extends Error {}

const malformed = () => new SyntaxError('body is no list in JSON')

/** Finds the brackets and commas in the chunks of a body, outside of strings. */
function createSigns() {
  let inText = false
  let escaped = false

  function* outside(chunk: string): Generator<number> {
    const sign = /["[\]{},]/g
    for (let at = 0; at < chunk.length; ) {
      if (inText) {
        at = textEnd(chunk, at)
        continue
      }
      sign.lastIndex = at
      const place = sign.exec(chunk)?.index
      if (place === undefined) return
      at = place + 1
      if (chunk[place] === '"') inText = true
      else yield place
    }
  }

  /** Index after the end of the string that `chunk` is in at `from`. */
  function textEnd(chunk: string, from: number): number {
    for (let at = from; at < chunk.length; at += 1) {
      const sign = chunk[at]
      if (escaped) escaped = false
      else if (sign === '\\') escaped = true
      else if (sign === '"') {
        inText = false
        return at + 1
      }
    }
    return chunk.length
  }

  return outside
}

/**
 * Parses the entries of a JSON list that arrives in chunks, each as soon as it is complete. `take` throws an
 * `OverBudget` at the first entry or value above the budget; `items` keeps those read so far.
 */
export function createItems({ entries, values: mostValues }: Pick<ListBudget, 'entries' | 'values'>) {
  const items: unknown[] = []
  const signsIn = createSigns()
  /** Text that is not parsed yet. */
  let text = ''
  let depth = 0
  let values = 0
  let ended = false

  function count(): void {
    values += 1
    if (values > mostValues) throw new OverBudget(`more than ${mostValues} values in its entries together`)
  }

  function finish(isLast: boolean): void {
    const whole = text
    text = ''
    if (isLast && items.length === 0 && whole.trim() === '') return
    if (items.length === entries) throw new OverBudget(`entries above the budget of ${entries}`)
    items.push(JSON.parse(whole))
  }

  function open(sign: string | undefined): void {
    if (depth === 0 && (ended || sign !== '[' || text.trim() !== '')) throw malformed()
    if (depth === 0) text = ''
    depth += 1
  }

  function close(sign: string | undefined): void {
    depth -= 1
    if (depth > 0) return
    if (depth < 0 || sign !== ']') throw malformed()
    finish(true)
    ended = true
  }

  return {
    items,
    take(chunk: string): void {
      let start = 0
      for (const at of signsIn(chunk)) {
        const sign = chunk[at]
        const opens = sign === '[' || sign === '{'
        if (opens || sign === ',') count()
        // Only separators between entries end an entry.
        if (depth > 1 || (depth === 1 && opens)) {
          depth += opens ? 1 : sign === ',' ? 0 : -1
          continue
        }
        text += chunk.slice(start, at)
        start = at + 1
        if (opens) open(sign)
        else if (sign === ',' && depth === 1) finish(false)
        else if (sign === ',') throw malformed()
        else close(sign)
      }
      text += chunk.slice(start)
    },
    /** Whether the body ends with its list. */
    end(): void {
      if (!ended || text.trim() !== '') throw malformed()
    },
  }
}
