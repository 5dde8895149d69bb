// @vitest-environment node
// What of the app a story draws: every route, every panel, every widget. A new one without a story fails by name.
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import { expect, test } from 'vitest'
import { widgetComponents } from '#app/cms/widgets/registry.ts'
import routes from '#app/routes.ts'
import pages from './fixtures/pages.json'

const read = (file: string) => readFileSync(file, 'utf8')

const asRoute = ({ file, path, index, children }: RouteConfigEntry): RouteObject =>
  index ? { id: file, path, index, handle: file } : { path, handle: file, children: children?.map(asRoute) }

const filesOf = ({ file, children = [] }: RouteConfigEntry): string[] => [file, ...children.flatMap(filesOf)]

const tree = (routes as RouteConfigEntry[]).map(asRoute)
const routeAt = (path: string): string => matchRoutes(tree, path)?.at(-1)?.route.handle as string

/** Whether a route's file only redirects; then a 404 is expected. */
const isNeverDrawn = (file: string) => read(`app/${file}`).includes('/** Never renders')

type Drawn = { path: string; parts: number | undefined }

/**
 * The pages that a file of stories renders: the path of each story, else the file's. One with faults may show another.
 */
function drawnIn(file: string): Drawn[] {
  const [meta = '', ...stories] = read(file).split(/^export (?:const|default)/m)
  const pathIn = (text: string) => /\bpath: '([^']+)'/.exec(text)?.[1]
  return stories.flatMap((story) => {
    const path = pathIn(story) ?? pathIn(meta)
    const faulty = /\bfaults\b|\bargs: \w+\.args/.test(story + (pathIn(story) ? '' : meta))
    if (!/^ \w+: Story/.test(story) || !path || (faulty && !isNeverDrawn(routeAt(path)))) return []
    return { path, parts: Number(/\bparts: (\d+)/.exec(story)?.[1] ?? Number.POSITIVE_INFINITY) }
  })
}

const files = globSync('stories/app/*.stories.tsx').sort()
const drawn = files.flatMap(drawnIn)

test.each(
  [...new Set((routes as RouteConfigEntry[]).flatMap(filesOf))].filter((file) => file.startsWith('routes/')),
)('a story draws app/%s', (file) => {
  expect(drawn.map(({ path }) => routeAt(path))).toContain(file)
})

test('every file of app/routes is a route', () => {
  const known = new Set((routes as RouteConfigEntry[]).flatMap(filesOf))
  expect(globSync('app/routes/*.tsx').filter((file) => !known.has(file.replace('app/', '')))).toEqual([])
})

/** What lies over a page is made of one of these. */
const OVERLAY = /import \{[^}]*\b(?:Drawer|Dialog)\b[^}]*\} from '#ui\/overlay\//
const panels = globSync('app/**/*.tsx').filter((file) => !file.includes('.test.') && OVERLAY.test(read(file)))

test.each(panels.sort())('a story opens %s', (file) => {
  const sources = files.map(read).join('\n')
  expect(sources).toContain(`panelOpen('${basename(file, '.tsx')}'`)
})

test.each(Object.keys(widgetComponents))('a story draws the widget %s', (type) => {
  const known = pages as unknown as Record<string, { page?: { parts: { type: string }[] } }>
  const types = drawn.flatMap(({ path, parts }) => known[path]?.page?.parts.slice(0, parts) ?? [])
  expect(types.map((part) => part.type)).toContain(type)
})
