import type { Plugin, Rollup } from 'vite'

/** Pages by the modules that they begin with. */
const ROOTS = {
  /** The frame of every page. Modules of the entry alone stay in it: as one file both would run in one long task. */
  frame: /\/app\/(?:root|shell\/SiteLayout)\.tsx(?:\?.*)?$/,
  /** The widgets of editors, all of which the lobby uses. */
  parts: /\/app\/routes\/lobby\.tsx(?:\?.*)?$/,
  /** Pages without widgets. */
  plain: /\/app\/routes\/(?:game|promotions|winners|play)\.tsx(?:\?.*)?$/,
  list: /\/app\/routes\/gameList\.tsx(?:\?.*)?$/,
  /** The details of a game, as a page and over others. */
  details: /\/app\/routes\/game\.tsx(?:\?.*)?$/,
  /** Pages with live tables. */
  live: /\/app\/routes\/liveLobby\.tsx(?:\?.*)?$/,
  /** Every page. */
  pages: /\/app\/routes\/\w+\.tsx(?:\?.*)?$/,
  /** What a press opens over a page. */
  panels: /\/app\/shell\/panels\/PanelStack\.tsx$/,
} as const

/** Imported through the index of its package; used for players, and by the comparison of games. */
const LATE =
  /\/@tanstack\/(?:query-core|react-query)\/.*\/(?:mutationObserver|useMutation|queriesObserver|useQueries)\.js$/

type Kind = keyof typeof ROOTS
const modules: Record<Kind, Set<string>> = {
  frame: new Set(),
  parts: new Set(),
  plain: new Set(),
  list: new Set(),
  details: new Set(),
  live: new Set(),
  pages: new Set(),
  panels: new Set(),
}

/** Addresses of the files that panels need besides those of every page; known once the client has been built. */
export const panelFiles: string[] = []

/** `starts`, and all that they import, directly or not. */
function reach(starts: readonly string[], importsOf: (id: string) => readonly string[]): Set<string> {
  const found = new Set<string>()
  const waiting = [...starts]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue
    found.add(id)
    waiting.push(...importsOf(id))
  }
  return found
}

/** Names of the chunks with a module that matches, and of those they import. */
function filesWith(bundle: Rollup.OutputBundle, module: RegExp): Set<string> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const imports = new Map(chunks.map((chunk) => [chunk.fileName, chunk.imports]))
  const starts = chunks.filter(({ moduleIds }) => moduleIds.some((id) => module.test(id)))
  return reach(
    starts.map(({ fileName }) => fileName),
    (name) => imports.get(name) ?? [],
  )
}

/** Modules that panels import and no page does. */
const ofPanels = new Set<string>()

/**
 * A group includes its imports: a module that imports one in a file of its own is not of the group, since pages that share that
 * one would load the panels.
 */
function findPanels(importsOf: (id: string) => readonly string[]): void {
  const isInOtherGroup = (id: string) =>
    [modules.frame, modules.parts, modules.list, modules.details, modules.live].some((found) => found.has(id))
  ofPanels.clear()
  for (const id of modules.panels) if (!modules.pages.has(id) && !isInOtherGroup(id)) ofPanels.add(id)
  const isClosed = (id: string) => importsOf(id).every((one) => ofPanels.has(one) || isInOtherGroup(one))
  for (let before = -1; before !== ofPanels.size; ) {
    before = ofPanels.size
    for (const id of [...ofPanels]) if (!isClosed(id)) ofPanels.delete(id)
  }
}

/** Finds the kinds of pages that import a module, by walking the finished graph. */
export const pageGraph: Plugin = {
  name: 'page-graph',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    const panels = filesWith(bundle, ROOTS.panels)
    const frame = filesWith(bundle, ROOTS.frame)
    const { base } = this.environment.config
    panelFiles.splice(
      0,
      Number.POSITIVE_INFINITY,
      ...[...panels].filter((file) => !frame.has(file)).map((file) => base + file),
    )
  },
  buildEnd() {
    const importsOf = (id: string) =>
      (this.getModuleInfo(id)?.importedIds ?? []).filter((one) => !LATE.test(one))
    const all = [...this.getModuleIds()]
    for (const kind of Object.keys(ROOTS) as Kind[])
      modules[kind] = reach(
        all.filter((id) => ROOTS[kind].test(id)),
        importsOf,
      )
    findPanels((id) => this.getModuleInfo(id)?.importedIds ?? [])
  },
}

/** A plain page that shares a module with others must not load the rest of theirs. */
const isShared = (id: string) => modules.plain.has(id) && (modules.parts.has(id) || modules.list.has(id))

/** Modules for live tables only, on their pages and in rows of others. */
const isLive = (id: string) => modules.live.has(id) && /\/app\/(?:domain\/)?live\//.test(id)

/** A group includes its imports; modules shared with others are separate, so that those do not load live tables. */
const isBesideLive = (id: string) => modules.live.has(id) && !isLive(id)

/** Shared modules are in few files: a dozen small ones cost more in headers than in content. */
export const groups = [
  { name: 'site', test: (id: string) => modules.frame.has(id) || isShared(id), priority: 6 },
  { name: 'parts', test: (id: string) => modules.parts.has(id), minShareCount: 2, priority: 5 },
  { name: 'list', test: (id: string) => modules.list.has(id), minShareCount: 2, priority: 4 },
  { name: 'details', test: (id: string) => modules.details.has(id), minShareCount: 2, priority: 3 },
  { name: 'common', test: isBesideLive, minShareCount: 2, priority: 2 },
  { name: 'live', test: isLive, minShareCount: 2, priority: 1 },
  { name: 'panels', test: (id: string) => ofPanels.has(id), priority: 0 },
]
