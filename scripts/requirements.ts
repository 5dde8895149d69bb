// npm run requirements -- RTE-01..08 CAT-03 FAV: lists the tests with these requirements in their titles, the stories
// with them among their tags, and their kinds of proof; `--all` for every requirement.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { entriesOf, reachedFrom } from './lib/importGraph.ts'
import { askedFor, idsIn, listedIn, reportOn, type Titled } from './lib/proofs.ts'
import { chainOf, childrenOf, type Node, parsed, textOf, valueIn } from './lib/syntax.ts'

const root = join(import.meta.dirname, '..')
const SOURCES =
  '{app,bench,e2e,repository,sandbox,scripts,server,stories,tokens,ui}/**/*.{test,spec,stories}.{ts,tsx}'

/** Skipped tests prove nothing, and a step is part of its test. */
const NO_TEST = new Set(['skip', 'todo', 'fixme', 'step'])

/** The title of an exported story: the requirements among its tags, and its name, `{ name: '…', tags: ['…'] }`. */
function storyTitles(node: Node): string[] {
  if (node.type !== 'ObjectExpression') return childrenOf(node).flatMap(storyTitles)
  const name = textOf(valueIn(node, 'name'))
  const tags = valueIn(node, 'tags')
  const ids = tags ? childrenOf(tags).flatMap((tag) => idsIn(textOf(tag))) : []
  return name || ids.length > 0 ? [[...ids, name].join(' ')] : []
}

/** Titles of all tests and stories in a source text, without running it. */
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

  const program = parsed(file, source)
  if (!file.endsWith('.stories.tsx')) visit(program, [])
  else
    for (const node of program.body)
      if (node.type === 'ExportNamedDeclaration') found.push(...storyTitles(node))
  return found.map((title) => ({ file, title }))
}

const textAt = (file: string): string | undefined => {
  try {
    return readFileSync(join(root, file), 'utf8')
  } catch {
    return undefined
  }
}

function run(words: readonly string[]): number {
  const asked = askedFor(words, listedIn(textAt('docs/requirements.md') ?? ''))
  if (asked.length === 0) {
    console.error('Say which requirements: npm run requirements -- RTE-01..08 CAT-03 FAV, or --all.')
    return 1
  }
  const titled = globSync(SOURCES, { cwd: root })
    .sort()
    .flatMap((file) => titlesIn(file, textAt(file) ?? ''))
  const mounted = reachedFrom(entriesOf(globSync('app/routes/*.tsx', { cwd: root })), textAt)
  const { lines, open } = reportOn(titled, asked, mounted)
  for (const line of lines) console.log(line)
  console.log(`\n${asked.length - open.length} of ${asked.length} are proved, ${open.length} are open.`)
  for (const line of open) console.log(`  ${line}`)
  return open.length > 0 ? 1 : 0
}

if (process.argv[1] === import.meta.filename) process.exitCode = run(process.argv.slice(2))
