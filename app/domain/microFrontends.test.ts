import { expect, test } from 'vitest'
import { allowedAddress, createEventLimit, sourceOf } from './microFrontends.ts'

const here = 'https://arama.example/promotii?x=1'

test('MFE-01 the manifest is at the service, which may be a path of ours or another site', () => {
  const manifest = (microFrontends: string) => sourceOf('my-account', { microFrontends }, here)?.manifest
  expect(manifest('/sandbox/fe')).toBe('https://arama.example/sandbox/fe/my-account/manifest.json')
  expect(manifest('https://sport.example/fe')).toBe('https://sport.example/fe/my-account/manifest.json')
  expect(sourceOf('my-account', {}, here)).toBeUndefined()
})

test.each([
  ['relative', 'script.js?v=1', 'https://sport.example/fe/my-account/script.js?v=1'],
  ['absolute, of the service', 'https://sport.example/other.js', 'https://sport.example/other.js'],
  ['of an allowed origin', 'https://cdn.example/a.js', 'https://cdn.example/a.js'],
  ['of another origin', 'https://altundeva.example/a.js', undefined],
  ['of our own origin', 'https://arama.example/a.js', undefined],
  ['without a protocol', '//altundeva.example/a.js', undefined],
  ['of another port', 'https://sport.example:8443/a.js', undefined],
  ['code', 'javascript:alert(1)', undefined],
  ['data', 'data:text/javascript,1', undefined],
  ['no address', 'https://', undefined],
])('MFE-01 an address that is %s', (_what, address, expected) => {
  const settings = {
    microFrontends: 'https://sport.example/fe',
    microFrontendOrigins: ['https://cdn.example'],
  }
  const source = sourceOf('my-account', settings, here)
  expect(source && allowedAddress(address, source)).toBe(expected)
})

test('MFE-01 of a flood twenty events pass, then one each second; the first dropped one is marked once', () => {
  const { take } = createEventLimit()
  const at = (now: number, count: number) => Array.from({ length: count }, () => take('open', now))
  const passed = (answers: { passes: boolean }[]) => answers.filter(({ passes }) => passes).length
  const first = at(0, 1000)
  expect(passed(first)).toBe(20)
  expect(first.filter((answer) => answer.first)).toHaveLength(1)
  expect(first[20]?.first).toBe(true)
  expect(passed(at(999, 10))).toBe(0)
  expect(passed(at(1000, 10))).toBe(1)
  expect(at(1000, 10).some((answer) => answer.first)).toBe(false)
  expect(passed(at(100_000, 1000))).toBe(20)
})

test('MFE-01 a flood of one type leaves the others alone, and a clock that goes back gives nothing', () => {
  const { take } = createEventLimit()
  for (let count = 0; count < 1000; count++) take('invalid', 5000)
  expect(take('login', 5000).passes).toBe(true)
  expect(take('invalid', 0).passes).toBe(false)
})
