// @vitest-environment node
import { expect, test } from 'vitest'
import { ApiError, ContentError } from './errors.ts'

test('a content error carries its key and its cause', () => {
  const cause = new TypeError('expected a list')
  const error = new ContentError('errors.failed-to-fetch-games', cause)
  expect(error).toBeInstanceOf(Error)
  expect(error.key).toBe('errors.failed-to-fetch-games')
  expect(error.cause).toBe(cause)
  expect(error.name).toBe('ContentError')
  expect(error.message).toBe('errors.failed-to-fetch-games: expected a list')
})

test.each([
  ['text', 'gone', 'errors.failed-to-fetch-menu: gone'],
  ['nothing', undefined, 'errors.failed-to-fetch-menu: undefined'],
])('a content error says what it was when the cause is %s', (_what, cause, expected) => {
  expect(new ContentError('errors.failed-to-fetch-menu', cause).message).toBe(expected)
})

test('HTT-03 an upstream error carries the status and what was answered', () => {
  const error = new ApiError('http://cms/menus', 503, 'maintenance')
  expect(error.status).toBe(503)
  expect(error.message).toBe('http://cms/menus answered 503: maintenance')
  expect(error.name).toBe('ApiError')
})
