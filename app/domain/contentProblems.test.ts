// @vitest-environment node
import { expect, test } from 'vitest'
import { providers } from '#sandbox/fixtures/games.ts'
import { contentProblems } from './contentProblems.ts'

const [provider] = providers

test('the sandbox’s content has no problems', () => {
  expect(contentProblems('providers', providers)).toEqual([])
})

test.each([
  ['an unknown placeholder', 'https://games.example/{gameCode}?who={player}', 'unknown word {player}'],
  ['a brace that stays open', 'https://games.example/{gameCode', 'unknown word {gameCode'],
  ['no TLS', 'http://games.example/{gameCode}', 'not over TLS'],
  ['a script', 'javascript:alert(1)', 'neither a path of ours'],
])('LCH-03 a launch template with %s starts nothing, and is said', (_what, launchUrlDemo, problem) => {
  const [said] = contentProblems('providers', [{ ...provider, launchUrlDemo }])
  expect(said).toContain(problem)
})

test('RTE-12 only redirects without a valid target are reported', () => {
  const rule = (from: string, to: string) => ({ from, to, permanent: false })
  expect(
    contentProblems('redirects', [
      rule('/a', '/b'),
      rule('/b', '/a'),
      rule('/c', 'javascript:alert(1)'),
      rule('/d', '/toate-jocurile'),
    ]),
  ).toEqual(['/c → javascript:alert(1): refused', '/b → /a: refused', '/a → /b: refused'])
})
