/** What a list of a service may hold (HTT-08): bytes, entries, and values of any kind in all its entries together. */
export type ListBudget = { bytes: number; entries: number; values: number }

/** Why a list was left before its end. */
export class OverBudget extends Error {}

const malformed = () => new SyntaxError('body is no list in JSON')

/** Places in the pieces of a body where something opens, closes or is separated, outside of texts. */
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

  /** Place behind the text that `chunk` is in at `from`. */
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
 * The entries of a JSON list that comes in pieces, each parsed as soon as it is whole. `take` throws an `OverBudget` at the first
 * entry or value above the budget; what was read until then stands in `items`.
 */
export function createItems({ entries, values: mostValues }: Pick<ListBudget, 'entries' | 'values'>) {
  const items: unknown[] = []
  const signsIn = createSigns()
  /** What is not parsed yet. */
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
        // Only what stands between entries ends one.
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
    /** Whether the body ended where its list did. */
    end(): void {
      if (!ended || text.trim() !== '') throw malformed()
    },
  }
}
