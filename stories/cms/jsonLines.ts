const STRING = /"(?:[^"\\]|\\.)*"/y
const VALUE = /[^\s,\]}]+/y
const SPACE = /\s*/y

/** The line of every value of valid JSON, by its path: `widgets.0.title`. */
export function jsonLines(text: string): Map<string, number> {
  const lines = new Map<string, number>()
  let at = 0

  function take(pattern: RegExp): string {
    pattern.lastIndex = at
    const [found = ''] = pattern.exec(text) ?? []
    at += found.length
    return found
  }

  /** Entries up to the closing bracket; `entry` reads one, whose number is `index`. */
  function entries(entry: (index: number) => void): void {
    at += 1
    for (let index = 0; ; index += 1) {
      take(SPACE)
      if (/[\]}]/.test(text.charAt(at)) || at >= text.length) break
      entry(index)
      take(SPACE)
      if (text.charAt(at) === ',') at += 1
    }
    at += 1
  }

  function value(path: string): void {
    take(SPACE)
    if (!lines.has(path)) lines.set(path, text.slice(0, at).split('\n').length)
    const inside = (key: string | number) => (path ? `${path}.${key}` : String(key))
    const first = text.charAt(at)
    if (first === '[') entries((index) => value(inside(index)))
    else if (first === '{')
      entries(() => {
        const line = text.slice(0, at).split('\n').length
        const key = JSON.parse(take(STRING)) as string
        lines.set(inside(key), line)
        take(SPACE)
        at += 1
        value(inside(key))
      })
    else take(first === '"' ? STRING : VALUE)
  }

  value('')
  return lines
}
