import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { importsIn, targetOf } from '../../repository/importsIn.ts'
import { placeOf } from './changes.ts'

/** Where a component is used, by the imports of the repository. */
export type Usage = {
  /** Files of `app/` that import it. */
  app: string[]
  /** Components that import it. */
  kit: string[]
  /** Files of stories that import it, besides its own. */
  stories: string[]
  /** Routes that reach it, at once or later; empty if every page has it. */
  routes: string[]
  /** Whether the shell of every page reaches it. */
  everywhere: boolean
}

type Graph = ReadonlyMap<string, readonly string[]>

const SHELL = ['app/root.tsx', 'app/shell/SiteLayout.tsx']

const isSource = (file: string) => !/\.(?:test|spec|stories)\.tsx?$/.test(file)

/** The file that an import names: a module, or the index of a component's folder. */
function fileOf(root: string, target: string): string | undefined {
  const candidates = [target, `${target}/index.ts`].filter((path) => /\.tsx?$/.test(path))
  return candidates.find((path) => existsSync(join(root, path)) && statSync(join(root, path)).isFile())
}

function graphOf(root: string): Graph {
  const files = [
    ...globSync('{app,ui}/**/*.{ts,tsx}', { cwd: root }).filter(isSource),
    ...globSync('stories/**/*.stories.tsx', { cwd: root }),
  ]
  return new Map(
    files.map((file) => [
      file,
      importsIn(file, readFileSync(join(root, file), 'utf8')).flatMap(
        (each) => fileOf(root, targetOf(each)) ?? [],
      ),
    ]),
  )
}

function reached(graph: Graph, starts: readonly string[]): Set<string> {
  const found = new Set<string>()
  const open = [...starts]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file)) continue
    found.add(file)
    open.push(...(graph.get(file) ?? []))
  }
  return found
}

/** Reads where each component is used. */
export function readUsage(root: string, places: readonly string[]): Record<string, Usage> {
  const graph = graphOf(root)
  const shell = reached(graph, SHELL)
  const routes = globSync('app/routes/*.tsx', { cwd: root })
    .sort()
    .map((file) => ({ name: file.replace(/^app\/routes\/|\.tsx$/g, ''), files: reached(graph, [file]) }))
  const known = new Set(places)
  const usageOf = (place: string): Usage => {
    const importers = [...graph].flatMap(([file, targets]) =>
      targets.some((target) => target.startsWith(`ui/${place}/`)) && placeOf(file) !== place ? [file] : [],
    )
    const index = `ui/${place}/index.ts`
    const everywhere = shell.has(index)
    return {
      app: importers.filter((file) => file.startsWith('app/')).sort(),
      kit: [...new Set(importers.flatMap((file) => placeOf(file) ?? []))]
        .filter((each) => known.has(each))
        .sort(),
      stories: importers
        .filter((file) => file.startsWith('stories/') && !file.endsWith(`/${place}.stories.tsx`))
        .sort(),
      routes: everywhere ? [] : routes.filter(({ files }) => files.has(index)).map(({ name }) => name),
      everywhere,
    }
  }
  return Object.fromEntries(places.map((place) => [place, usageOf(place)]))
}
