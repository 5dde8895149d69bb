// @vitest-environment node
import { expect, test } from 'vitest'
import type { SearchOption } from '#ui/browse/SearchPanel'
import { forPlayer } from './searchPlayer.ts'

const game = (code: string): SearchOption => ({ id: `game-${code}`, kind: 'game', name: code, href: '/' })
const provider: SearchOption = { id: 'provider-/', kind: 'provider', name: 'Cuprum', href: '/' }

test('FAV-01 FAV-04 games have hearts and a Play that may need a login, other results do not', () => {
  const favourites = { codes: new Set(['a']), saving: new Set(['b']) }
  const shown = forPlayer([game('a'), game('b'), provider], { favourites, restricted: true })
  expect(shown).toEqual([
    { ...game('a'), restricted: true, favourite: { on: true, pending: false } },
    { ...game('b'), restricted: true, favourite: { on: false, pending: true } },
    provider,
  ])
})
