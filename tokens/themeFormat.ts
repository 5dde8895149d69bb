import type { TransformedToken } from 'style-dictionary/types'

type Theme = 'light' | 'dark'
type Tree = { [name: string]: Tree | Leaf }
type Leaf = { $type: string; $value: unknown; $description?: string }

function put(tree: Tree, [head = '', ...tail]: readonly string[], leaf: Leaf): void {
  if (tail.length === 0) tree[head] = leaf
  else {
    tree[head] ??= {}
    put(tree[head] as Tree, tail, leaf)
  }
}

/** The parts of each text style by its name. */
function textStyles(tokens: readonly TransformedToken[]): Map<string, Record<string, unknown>> {
  const styles = new Map<string, Record<string, unknown>>()
  for (const { path, $value } of tokens) {
    const [, name = '', part = ''] = path
    styles.set(name, { ...styles.get(name), [part]: $value })
  }
  return styles
}

/** A text style as one `typography` token; `undefined` for one whose size follows the width of the window. */
function typographyOf({ face, size, line, weight }: Record<string, unknown>): Leaf | undefined {
  if (typeof size !== 'number') return undefined
  const $value = {
    fontFamily: `{font.${face}}`,
    fontSize: { value: size, unit: 'px' },
    fontWeight: weight,
    letterSpacing: { value: 0, unit: 'px' },
    lineHeight: Math.round((Number(line) / size) * 1000) / 1000,
  }
  return { $type: 'typography', $value }
}

/**
 * The tokens of one theme in the format of the Design Tokens Community Group, which design tools import as variables. It
 * has no light and dark, so each theme is a file with the same names.
 */
export const themeFormat = (theme: Theme) => (tokens: readonly TransformedToken[]) => {
  const tree: Tree = {}
  for (const { path, $type, $value, $description } of tokens) {
    const last = path.at(-1)
    const isPair = last === 'light' || last === 'dark'
    if (path[0] === 'type' || (isPair && last !== theme)) continue
    const leaf: Leaf = { $type: String($type), $value, ...($description && { $description }) }
    put(tree, isPair ? path.slice(0, -1) : path, leaf)
  }
  for (const [name, style] of textStyles(tokens.filter(({ path }) => path[0] === 'type'))) {
    const leaf = typographyOf(style)
    if (leaf) put(tree, ['type', name], leaf)
  }
  return `${JSON.stringify(tree, null, 2)}\n`
}
