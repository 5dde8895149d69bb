import { idsIn } from '../scripts/lib/proofs.ts'
import { chainOf, childrenOf, type Node, parsed, textOf, valueIn } from '../scripts/lib/syntax.ts'

/** An exported story as its source says it, without what it spreads. */
export type NamedStory = { exported: string; name: string; tags: readonly string[] }

/** Short English words that Romanian does not have. */
const ENGLISH =
  /(?<!\p{L})(?:the|and|with|without|from|its|is|of|to|for|by|has|have|that|it|on|in|not)(?!\p{L})/iu

const withoutTypes = (node: Node): Node =>
  node.type === 'TSSatisfiesExpression' || node.type === 'TSAsExpression'
    ? withoutTypes(node.expression)
    : node

/** The exported stories of a story file, in order. */
export function storiesIn(file: string, source: string): NamedStory[] {
  return parsed(file, source).body.flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration' || node.declaration?.type !== 'VariableDeclaration') return []
    return node.declaration.declarations.map(({ id, init }) => {
      const story = init ? withoutTypes(init) : undefined
      const tags = valueIn(story, 'tags')
      return {
        exported: chainOf(id)[0] ?? '',
        name: textOf(valueIn(story, 'name')),
        tags: tags ? childrenOf(tags).map(textOf) : [],
      }
    })
  })
}

/** What is wrong with the name of a story, or with its tags; `known` are the ids of all requirements. */
export function problemOf({ name, tags }: NamedStory, known: ReadonlySet<string>): string | undefined {
  if (name === '') return 'has no name of its own'
  if (idsIn(name).length > 0) return 'has a requirement in its name, which belongs into its tags'
  if (ENGLISH.test(name)) return 'has an English name'
  const unknown = tags.flatMap(idsIn).find((id) => !known.has(id))
  return unknown && `has the tag ${unknown}, which no requirement has`
}

/** The names that a file gives to more than one of its stories. */
export const repeatedNames = (stories: readonly NamedStory[]): string[] =>
  [...Map.groupBy(stories, ({ name }) => name)].flatMap(([name, same]) => (same.length > 1 ? [name] : []))
