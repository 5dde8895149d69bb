import { expect, test } from 'vitest'
import { gameMessages } from '#app/platform/messages/gameMessages.ts'
import { liveMessages } from '#app/platform/messages/liveMessages.ts'
import { messages as firstPage } from '#app/platform/messages/messages.ts'
import { moreMessages } from '#app/platform/messages/moreMessages.ts'
import { previewMessages } from '#app/platform/messages/previewMessages.ts'
import { files, read } from './files.ts'
import { importsIn, targetOf, withoutComments } from './importsIn.ts'

const sources = new Map(
  files
    .filter((file) => /^(?:app|ui)\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => [file, withoutComments(read(file)).replaceAll(/import type [^']*'[^']*'/g, '')]),
)

const fileAt = (target: string) => [target, `${target}/index.ts`].find((file) => sources.has(file)) ?? []

/** The static and dynamic imports of a file. */
const importsOf = (file: string): string[] =>
  importsIn(file, sources.get(file) ?? '').flatMap((found) => fileAt(targetOf(found)))

/** All files imported from `start`, except through a file that provides the messages of `tiers`. */
function drawnFrom(start: readonly string[], tiers: RegExp): string[] {
  const seen = new Set<string>()
  const open = [...start]
  for (let file = open.pop(); file; file = open.pop()) {
    if (seen.has(file) || tiers.test(sources.get(file) ?? '')) continue
    seen.add(file)
    open.push(...importsOf(file))
  }
  return [...seen]
}

const all: object = { ...firstPage, ...gameMessages, ...moreMessages, ...previewMessages }

/** Message ids of a file that formats messages, which are not in `words`. */
function foreignIds(file: string, words: object): string[] {
  const text = sources.get(file) ?? ''
  if (!/useIntl|<Formatted/.test(text)) return []
  const ids = [...text.matchAll(/['"`]([a-z][\w-]*(?:\.[\w-]+)+)['"`]/g)].map(([, id = '']) => id)
  return ids.filter((id) => Object.hasOwn(all, id) && !Object.hasOwn(words, id)).map((id) => `${file}: ${id}`)
}

const routes = [...sources.keys()].filter((file) =>
  /^app\/(?:root|routes\/\w+|shell\/SiteLayout)\.tsx$/.test(file),
)
const saying = (tier: RegExp) => [...sources].flatMap(([file, text]) => (tier.test(text) ? [file] : []))

test('components with the first page’s messages only use no others', () => {
  const drawn = drawnFrom(routes, /<(?:More|Game|Live|Preview)Messages>/)
  expect(drawn.length).toBeGreaterThan(100)
  expect(drawn.flatMap((file) => foreignIds(file, firstPage))).toEqual([])
})

test('components with the messages of a game’s details use no others', () => {
  const drawn = drawnFrom(saying(/<GameMessages>/).flatMap(importsOf), /<(?:More|Live)Messages>/)
  expect(drawn.length).toBeGreaterThan(10)
  expect(drawn.flatMap((file) => foreignIds(file, { ...firstPage, ...gameMessages }))).toEqual([])
})

test('components with the messages for editors use no others', () => {
  const drawn = drawnFrom(saying(/<PreviewMessages>/).flatMap(importsOf), /<(?:More|Live|Game)Messages>/)
  expect(drawn.length).toBeGreaterThan(10)
  expect(drawn.flatMap((file) => foreignIds(file, { ...firstPage, ...previewMessages }))).toEqual([])
})

test('components with the messages of live pages use no others', () => {
  const drawn = drawnFrom(saying(/<LiveMessages>/).flatMap(importsOf), /<MoreMessages>/)
  expect(drawn.length).toBeGreaterThan(10)
  expect(drawn.flatMap((file) => foreignIds(file, { ...firstPage, ...liveMessages }))).toEqual([])
})
