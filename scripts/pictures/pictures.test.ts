// @vitest-environment node
import { expect, test } from 'vitest'
import { differences, majorOf } from './environment.ts'
import { requestOf } from './request.ts'
import { verdictOf } from './verdict.ts'

const there = { platform: 'linux', arch: 'x64', browser: '156', faces: 'abc' }

test('the same environment has no differences, also before its faces are known', () => {
  expect(differences(there, there)).toEqual([])
  expect(differences({ platform: 'linux', arch: 'x64', browser: '156' }, there)).toEqual([])
})

test('a fact that differs is named with both values, and with how to get the recorded one', () => {
  const [browser, ...rest] = differences({ ...there, browser: '157' }, there)
  expect(rest).toEqual([])
  expect(browser).toMatch(
    /browser: 157 here, 156 when taken\n.*apt-get install chromium-headless-shell.*156/s,
  )
  expect(differences({ ...there, faces: 'def', arch: 'arm64' }, there)).toHaveLength(2)
})

test.each([
  ['Chromium 156.0.8078.79 built on Debian GNU/Linux 12 (bookworm)', '156'],
  ['156.0.8078.108', '156'],
])('the major version of %s', (words, major) => {
  expect(majorOf(words)).toBe(major)
})

test('words without a version are no browser', () => {
  expect(() => majorOf('none')).toThrow('none')
})

const outcome = { isUpdate: false, compared: 10, different: 0, code: 0 }

test('a run passes only if pictures were compared, none differs, and no test failed', () => {
  expect(verdictOf(outcome)).toEqual({ passed: true, words: '10 compared, no difference.' })
  expect(verdictOf({ ...outcome, compared: 0 })).toMatchObject({
    passed: false,
    words: expect.stringContaining('nothing was compared'),
  })
  expect(verdictOf({ ...outcome, different: 2, code: 1 })).toMatchObject({
    passed: false,
    words: expect.stringContaining('2 differ'),
  })
  expect(verdictOf({ ...outcome, code: 1 })).toMatchObject({
    passed: false,
    words: expect.stringContaining('Tests failed'),
  })
})

test('an update that takes nothing fails', () => {
  expect(verdictOf({ ...outcome, isUpdate: true })).toEqual({ passed: true, words: '10 taken.' })
  expect(verdictOf({ ...outcome, isUpdate: true, compared: 0 }).passed).toBe(false)
})

test('arguments', () => {
  expect(requestOf([])).toEqual({ isUpdate: false, isReview: false, stories: [] })
  expect(requestOf(['update', 'Button'])).toEqual({ isUpdate: true, isReview: false, stories: ['Button'] })
  expect(requestOf(['Button', '--review'])).toEqual({ isUpdate: false, isReview: true, stories: ['Button'] })
  expect(() => requestOf(['--reviw'])).toThrow('--reviw')
  expect(() => requestOf(['update', '--review'])).toThrow('update')
})
