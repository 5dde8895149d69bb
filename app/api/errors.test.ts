// @vitest-environment node
import { expect, test } from 'vitest'
import { ApiError, ContentError, type RequestFailure, requestFailureOf } from './errors.ts'

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

test('HTT-03 an upstream error carries the status and the body of the response', () => {
  const error = new ApiError('http://cms/menus', 503, 'maintenance')
  expect(error.status).toBe(503)
  expect(error.message).toBe('http://cms/menus answered 503: maintenance')
  expect(error.name).toBe('ApiError')
})

const answered = (status: number) => new ApiError('/token', status, '')

test.each<[what: string, error: unknown, trouble: RequestFailure]>([
  ['no connection', new TypeError('Failed to fetch'), 'unreachable'],
  ['a service that is down', answered(503), 'unreachable'],
  ['a broken service', answered(500), 'unreachable'],
  ['no answer in time', new DOMException('too late', 'TimeoutError'), 'late'],
  ['too many questions', answered(429), 'late'],
  ['a gateway that waited too long', answered(504), 'late'],
  ['a refusal', answered(403), 'refused'],
  ['a wrong question', answered(400), 'refused'],
  ['no session', answered(401), 'ended'],
  ['a session that ended meanwhile', new DOMException('over', 'AbortError'), 'ended'],
  ['no JSON', answered(200), 'unreadable'],
  ['another shape', Object.assign(new Error('x'), { name: 'ValiError' }), 'unreadable'],
  ['something that is no error', 'x', 'unreachable'],
])('LCH-04 %s is the trouble that a person can do something about', (_what, error, trouble) => {
  expect(requestFailureOf(error)).toBe(trouble)
})
