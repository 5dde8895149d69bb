import { expect, test } from 'vitest'
import { type KeptKind, keptDocument, keptKindOf, mayKeep, outdatedCaches } from './offline.ts'

const origin = 'https://arama.example'
const asks = (path: string, how: Partial<Parameters<typeof keptKindOf>[0]> = {}) =>
  keptKindOf({ method: 'GET', navigates: false, picture: false, ...how }, new URL(path, origin), origin)

test.each<[string, string, Partial<Parameters<typeof keptKindOf>[0]>, KeptKind | undefined]>([
  ['a page', '/categorii/x?ordine=az', { navigates: true }, 'document'],
  ['a page of the preview', '/preview/categorii/x', { navigates: true }, undefined],
  ['a running game', '/play/x/demo', { navigates: true }, undefined],
  ['a form that is sent', '/', { navigates: true, method: 'POST' }, undefined],
  ['data of a page', '/api/pages?path=%2F', {}, 'data'],
  ['data of a draft', '/api/pages?path=%2F&status=Draft', {}, undefined],
  ['data of a running game', '/api/pages?path=%2Fplay%2Fx%2Freal', {}, undefined],
  ['name of the catalogue', '/api/catalogue', {}, 'data'],
  ['file of the catalogue', '/api/catalogue/abc-DEF_1234', {}, 'catalogue'],
  ['a player’s list', '/api/bloomreach/recommended', {}, undefined],
  ['a picture', '/assets/x/Thumbnail', { picture: true }, 'art'],
  ['a picture of another site', 'https://cdn.example/x', { picture: true }, undefined],
  ['a page of another site', 'https://other.example/', { navigates: true }, undefined],
  ['the check of the connection', '/api/build?t=1', {}, undefined],
])('%s', (_, path, how, expected) => expect(asks(path, how)).toBe(expected))

const response = (headers: Record<string, string>, status = 200) => ({
  status,
  headers: new Headers({
    'cache-control': 'public, max-age=30',
    date: 'Mon, 30 Nov 2026 12:00:00 GMT',
    ...headers,
  }),
})

test.each<[string, KeptKind, ReturnType<typeof response>, boolean]>([
  ['a public page', 'document', response({ 'x-build': 'a' }), true],
  ['a page that does not exist', 'document', response({ 'x-build': 'a' }, 404), false],
  ['an incomplete page', 'data', response({ 'x-build': 'a', 'cache-control': 'private, no-store' }), false],
  ['a page of unknown time', 'document', response({ 'x-build': 'a', date: '' }), false],
  ['a response of another server in between', 'data', response({}), false],
  ['a small picture', 'art', response({ 'content-length': '20000' }), true],
  ['a large picture', 'art', response({ 'content-length': '200000' }), false],
  ['a picture of unknown size', 'art', response({}), false],
])('%s may be kept: %s', (_, kind, answer, expected) => expect(mayKeep(kind, answer)).toBe(expected))

test('a page is kept without the parts of its address that only matter in the browser', () => {
  expect(keptDocument(new URL('/categorii/x?utm_source=y&ordine=name', origin))).toBe(
    `${origin}/categorii/x?ordine=name`,
  )
})

test('the files of the current build and of the one before stay', () => {
  const names = ['files-1', 'pages', 'files-2', 'files-3', 'files-4']
  expect(outdatedCaches(names, 'files-', 'files-4')).toEqual(['files-1', 'files-2'])
  expect(outdatedCaches(['files-4'], 'files-', 'files-4')).toEqual([])
  // A build that was served before comes back.
  expect(outdatedCaches(names, 'files-', 'files-1')).toEqual(['files-2', 'files-3'])
})
