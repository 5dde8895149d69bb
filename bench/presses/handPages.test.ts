import { expect, test } from 'vitest'
import { gamePage, playPage } from './handPages.ts'

const tile = { code: 'aur', name: 'Aur & Miere', provider: 'Copperleaf Studio', version: '3', demo: true }
const content = {
  game: { type: 'Game' as const, tile, live: false, rtp: 96.2, bet: { from: 0.2, to: 500 }, tags: [] },
  demo: '/sandbox/play/aur?mode=demo&lang=ro',
}

test('the page of a game has its name, its provider and its facts', () => {
  const html = gamePage(content)
  expect(html).toContain('<h1 class="page">Aur &amp; Miere</h1>')
  expect(html).toContain('Copperleaf Studio')
  expect(html).toContain('<dt>RTP</dt><dd>96,20%</dd>')
  expect(html.match(/<dt>/g)).toHaveLength(2)
  expect(html).toContain('href="/play/aur/demo"')
})

test('a game runs in a frame with its own address', () => {
  expect(playPage(content)).toContain('<iframe src="/sandbox/play/aur?mode=demo&amp;lang=ro"')
})
