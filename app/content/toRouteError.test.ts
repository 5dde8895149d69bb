// @vitest-environment node
import { expect, test } from 'vitest'
import { ContentError } from '#app/api/errors.ts'
import { toRouteError } from './toRouteError.ts'

function thrownBy(error: unknown): unknown {
  try {
    return toRouteError(error)
  } catch (thrown) {
    return thrown
  }
}

test('ERR-03 a failed content load ends in status 500 with its key', () => {
  expect(thrownBy(new ContentError('errors.failed-to-fetch-games', 'x'))).toMatchObject({
    data: { key: 'errors.failed-to-fetch-games' },
    init: { status: 500 },
  })
})

test.each([new TypeError('x'), 'x', undefined])(
  'what is no content error is thrown on as it is: %s',
  (error) => {
    expect(thrownBy(error)).toBe(error)
  },
)
