/** Highest length of a piece, and depth of its elements; a larger piece is refused without parsing. */
const MAX_LENGTH = 64 * 1024
const MAX_DEPTH = 100

/** Highest number of elements in a piece, and of attributes in total and in one tag, where the cost is quadratic. */
const MAX_ELEMENTS = 4000
const MAX_ATTRIBUTES = 6000
const MAX_ATTRIBUTES_IN_TAG = 60

const VOID_ELEMENT = /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/i

type Counts = { elements: number; deepest: number }

/** Number and depth of the elements; an end tag only counts if its element is open. */
function elementsOf(html: string): Counts {
  const open = new Map<string, number>()
  let depth = 0
  const counts = { elements: 0, deepest: 0 }
  for (const [, closing, written = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)/gi)) {
    const name = written.toLowerCase()
    if (!closing) counts.elements += 1
    if (VOID_ELEMENT.test(name)) continue
    const count = open.get(name) ?? 0
    if (closing && count === 0) continue
    open.set(name, count + (closing ? -1 : 1))
    depth += closing ? -1 : 1
    counts.deepest = Math.max(counts.deepest, depth)
  }
  return counts
}

type Place = 'before' | 'name' | 'behind' | 'equals' | 'value' | '"' | "'"

/** State of the tokenizer after the next character, by the rules of HTML: quotes only hide a `>` after `=`. */
function nextPlace(place: Place, letter: string): Place | 'end' {
  if (place === '"' || place === "'") return letter === place ? 'before' : place
  if (letter === '>') return 'end'
  const isSpace = /\s/.test(letter)
  if (place === 'value') return isSpace ? 'before' : 'value'
  if (place === 'equals') {
    if (letter === '"' || letter === "'") return letter
    return isSpace ? 'equals' : 'value'
  }
  if (isSpace) return place === 'name' ? 'behind' : place
  if (letter === '/') return 'before'
  return letter === '=' && place !== 'before' ? 'equals' : 'name'
}

/** Number of attributes of the tag whose name ends at `from`; counting stops above the limit of one tag. */
function attributesAt(html: string, from: number): number {
  let place: Place = 'before'
  let attributes = 0
  for (let at = from; at < html.length && attributes <= MAX_ATTRIBUTES_IN_TAG; at += 1) {
    const next = nextPlace(place, html.charAt(at))
    if (next === 'end') break
    if (next === 'name' && place !== 'name') attributes += 1
    place = next
  }
  return attributes
}

function hasTooManyAttributes(html: string): boolean {
  let all = 0
  // Also inside of comments and texts: everything that looks like a tag counts.
  for (const { index, 0: start } of html.matchAll(/<[a-z][^\s/>]*/gi)) {
    const attributes = attributesAt(html, index + start.length)
    all += attributes
    if (attributes > MAX_ATTRIBUTES_IN_TAG || all > MAX_ATTRIBUTES) return true
  }
  return false
}

/** Whether a piece of HTML is within its budgets (HTT-08). */
export function isWithinBudgets(html: string): boolean {
  if (html.length > MAX_LENGTH) return false
  const { elements, deepest } = elementsOf(html)
  return deepest <= MAX_DEPTH && elements <= MAX_ELEMENTS && !hasTooManyAttributes(html)
}
