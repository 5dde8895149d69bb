/** Budget of a list (HTT-08): bytes, entries, and values of any kind in all its entries together. */
export type ListBudget = { bytes: number; entries: number; values: number }

/** Thrown when a list exceeds its budget. */
export class BudgetExceededError extends Error {}

const malformed = () => new SyntaxError('body is no list in JSON')

/** Finds the brackets and commas in the chunks of a body, outside of strings. */
function createStructureScanner() {
  let inText = false
  let escaped = false

  function* outside(chunk: string): Generator<number> {
    const char = /["[\]{},]/g
    for (let at = 0; at < chunk.length; ) {
      if (inText) {
        at = textEnd(chunk, at)
        continue
      }
      char.lastIndex = at
      const place = char.exec(chunk)?.index
      if (place === undefined) return
      at = place + 1
      if (chunk[place] === '"') inText = true
      else yield place
    }
  }

  /** Index after the end of the string that `chunk` is in at `from`. */
  function textEnd(chunk: string, from: number): number {
    for (let at = from; at < chunk.length; at += 1) {
      const char = chunk[at]
      if (escaped) escaped = false
      else if (char === '\\') escaped = true
      else if (char === '"') {
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
 * `BudgetExceededError` at the first entry or value above the budget; `items` keeps those read so far.
 */
export function createJsonListParser({ entries, values: maxValues }: Pick<ListBudget, 'entries' | 'values'>) {
  const items: unknown[] = []
  const structureIn = createStructureScanner()
  /** Text that is not parsed yet. */
  let text = ''
  let depth = 0
  let values = 0
  let ended = false

  function count(): void {
    values += 1
    if (values > maxValues)
      throw new BudgetExceededError(`more than ${maxValues} values in its entries together`)
  }

  function finish(isLast: boolean): void {
    const whole = text
    text = ''
    if (isLast && items.length === 0 && whole.trim() === '') return
    if (items.length === entries) throw new BudgetExceededError(`entries above the budget of ${entries}`)
    items.push(JSON.parse(whole))
  }

  function open(char: string | undefined): void {
    if (depth === 0 && (ended || char !== '[' || text.trim() !== '')) throw malformed()
    if (depth === 0) text = ''
    depth += 1
  }

  function close(char: string | undefined): void {
    depth -= 1
    if (depth > 0) return
    if (depth < 0 || char !== ']') throw malformed()
    finish(true)
    ended = true
  }

  return {
    items,
    take(chunk: string): void {
      let start = 0
      for (const at of structureIn(chunk)) {
        const char = chunk[at]
        const opens = char === '[' || char === '{'
        if (opens || char === ',') count()
        // Only separators between entries end an entry.
        if (depth > 1 || (depth === 1 && opens)) {
          depth += opens ? 1 : char === ',' ? 0 : -1
          continue
        }
        text += chunk.slice(start, at)
        start = at + 1
        if (opens) open(char)
        else if (char === ',' && depth === 1) finish(false)
        else if (char === ',') throw malformed()
        else close(char)
      }
      text += chunk.slice(start)
    },
    /** Whether the body ends with its list. */
    end(): void {
      if (!ended || text.trim() !== '') throw malformed()
    },
  }
}
