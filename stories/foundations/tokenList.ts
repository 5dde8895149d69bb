import json from '#tokens/dist/tokens.json'

type Leaf = { css?: string; value: unknown }
type Node = Leaf | { [name: string]: Node }

export type Token = {
  /** Name of the custom property without its dashes: `color-text-faint`. */
  name: string
  /** Place in the source files, without the theme. */
  path: readonly string[]
  /** Value as in the stylesheet; both values are the same where the theme makes no difference. */
  light: string
  dark: string
}

const isLeaf = (node: Node): node is Leaf => 'value' in node
const cssOf = (node: Node | undefined) => (node && isLeaf(node) ? (node.css ?? '') : '')

function tokensBelow(node: Node, path: readonly string[]): Token[] {
  const name = path.join('-')
  if (isLeaf(node)) return [{ name, path, light: cssOf(node), dark: cssOf(node) }]
  const { light, dark } = node
  if (light && dark) return [{ name, path, light: cssOf(light), dark: cssOf(dark) }]
  return Object.entries(node).flatMap(([part, child]) => tokensBelow(child, [...path, part]))
}

/** Every token of one group, in the order of the source files. */
export function tokensOf(group: keyof typeof json): Token[] {
  return tokensBelow(json[group] as unknown as Node, [group])
}
