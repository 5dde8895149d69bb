// npm run requirements -- RTE-01..08 CAT-03: which tests carry these requirements in their titles; `--all` for every one.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ESTree, parseSync } from 'vite'

/** A test or a story by its whole title, those of the groups around it included. */
export type Titled = { file: string; title: string }

const root = join(import.meta.dirname, '..')
const SOURCES =
  '{app,bench,e2e,repository,sandbox,scripts,server,stories,tokens,ui}/**/*.{test,spec,stories}.{ts,tsx}'

const ID = /\b([A-Z]{3})-(\d{2})(?:\.\.(\d{2}))?(?!\d)/g

/** The ids that `text` names; `RTE-01..03` are three. */
export function idsIn(text: string): string[] {
  return [...text.matchAll(ID)].flatMap(([, area, first = '', last = first]) =>
    Array.from({ length: Math.max(0, Number(last) - Number(first) + 1) }, (_, step) => {
      return `${area}-${String(Number(first) + step).padStart(2, '0')}`
    }),
  )
}

type Node = ESTree.Node

/** What a string in the source says; a hole in a template is three dots. */
function textOf(node: Node | undefined): string {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : ''
  if (node?.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked ?? '').join('…')
  if (node?.type === 'BinaryExpression') return textOf(node.left) + textOf(node.right)
  return ''
}

/** The names of a chain such as `test.describe.each(rows)`, the first one first. */
function chainOf(node: Node): string[] {
  if (node.type === 'Identifier') return [node.name]
  if (node.type === 'CallExpression') return chainOf(node.callee)
  if (node.type === 'TaggedTemplateExpression') return chainOf(node.tag)
  if (node.type !== 'MemberExpression') return []
  return [...chainOf(node.object), ...(node.property.type === 'Identifier' ? [node.property.name] : [])]
}

/** What is left out proves nothing, and a step is part of its test. */
const NO_TEST = new Set(['skip', 'todo', 'fixme', 'step'])

const childrenOf = (node: Node): Node[] =>
  Object.values(node)
    .flat()
    .filter((value): value is Node => typeof (value as Node | null)?.type === 'string')

/** The names of an exported story, `name: '…'`. */
const storyNames = (node: Node): string[] =>
  node.type === 'ObjectExpression'
    ? node.properties.flatMap((property) =>
        property.type === 'Property' && chainOf(property.key)[0] === 'name' ? textOf(property.value) : [],
      )
    : childrenOf(node).flatMap(storyNames)

/** Titles of all tests and stories that stand in a source text; none of it is run. */
export function titlesIn(file: string, source: string): Titled[] {
  const testers = new Set(['test', 'it', 'describe'])
  const found: string[] = []

  function visit(node: Node, groups: readonly string[]): void {
    if (node.type === 'VariableDeclarator' && node.init && node.id.type === 'Identifier') {
      const [first = '', second] = chainOf(node.init)
      if (testers.has(first) && second === 'extend') testers.add(node.id.name)
    }
    const chain = node.type === 'CallExpression' ? chainOf(node.callee) : []
    const isTest = testers.has(chain[0] ?? '') && !chain.some((name) => NO_TEST.has(name))
    const title = isTest && node.type === 'CallExpression' ? textOf(node.arguments[0]) : ''
    const titles = title ? [...groups, title] : groups
    if (title && !chain.includes('describe')) found.push(titles.join(' › '))
    for (const child of childrenOf(node)) visit(child, titles)
  }

  const { program } = parseSync(file, source)
  if (!file.endsWith('.stories.tsx')) visit(program, [])
  else
    for (const node of program.body)
      if (node.type === 'ExportNamedDeclaration') found.push(...storyNames(node))
  return found.map((title) => ({ file, title }))
}

/** Lines for each asked id with what carries it, and the ids that nothing does; all ids that are there without `asked`. */
export function reportOn(titled: readonly Titled[], asked?: readonly string[]) {
  const proofs = new Map<string, string[]>()
  for (const { file, title } of titled)
    for (const id of new Set(idsIn(title))) proofs.set(id, [...(proofs.get(id) ?? []), `  ${file}: ${title}`])
  const wanted = asked ?? [...proofs.keys()].sort()
  return {
    lines: wanted.flatMap((id) => (proofs.has(id) ? [id, ...(proofs.get(id) ?? [])] : [])),
    missing: wanted.filter((id) => !proofs.has(id)),
  }
}

function run(words: readonly string[]): number {
  const asked = words.flatMap(idsIn)
  if (!words.includes('--all') && asked.length === 0) {
    console.error('Say which requirements: npm run requirements -- RTE-01..08 CAT-03, or --all.')
    return 1
  }
  const titled = globSync(SOURCES, { cwd: root })
    .sort()
    .flatMap((file) => titlesIn(file, readFileSync(join(root, file), 'utf8')))
  const { lines, missing } = reportOn(titled, asked.length > 0 ? asked : undefined)
  for (const line of lines) console.log(line)
  if (missing.length > 0) console.error(`\nNo test carries ${missing.join(', ')}.`)
  return missing.length > 0 ? 1 : 0
}

if (process.argv[1] === import.meta.filename) process.exitCode = run(process.argv.slice(2))
