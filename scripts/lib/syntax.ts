import { type ESTree, parseSync } from 'vite'

// Reads titles of tests from their source, without running them.

export type Node = ESTree.Node

export const parsed = (file: string, source: string): ESTree.Program => parseSync(file, source).program

/** The text of a string literal; placeholders of a template are three dots. */
export function textOf(node: Node | undefined): string {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : ''
  if (node?.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked ?? '').join('…')
  if (node?.type === 'BinaryExpression') return textOf(node.left) + textOf(node.right)
  return ''
}

/** The names of a chain such as `test.describe.each(rows)`, in order. */
export function chainOf(node: Node): string[] {
  if (node.type === 'Identifier') return [node.name]
  if (node.type === 'CallExpression' || node.type === 'NewExpression') return chainOf(node.callee)
  if (node.type === 'TaggedTemplateExpression') return chainOf(node.tag)
  if (node.type === 'ChainExpression') return chainOf(node.expression)
  if (node.type !== 'MemberExpression') return []
  return [...chainOf(node.object), ...(node.property.type === 'Identifier' ? [node.property.name] : [])]
}

export const childrenOf = (node: Node): Node[] =>
  Object.values(node)
    .flat()
    .filter((value): value is Node => typeof (value as Node | null)?.type === 'string')

/** The value of a property in an object literal. */
export function valueIn(node: Node | undefined | null, name: string): Node | undefined {
  if (node?.type !== 'ObjectExpression') return undefined
  for (const property of node.properties)
    if (property.type === 'Property' && chainOf(property.key)[0] === name) return property.value
  return undefined
}
