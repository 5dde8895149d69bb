import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './csp.ts'
import { withoutNonce } from './inline.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const nowhere = { connect: [], frame: [], script: [], img: [] }
const NONCE = 'a-nonce-that-only-the-renderer-knows'
const production = { frameAncestors: '', gameOrigins: '', sources: nowhere, dev: false }

/** Directives of the policy by name. */
function policyOf(html: string, options = production as Parameters<typeof contentSecurityPolicy>[1]) {
  return new Map(
    contentSecurityPolicy(withoutNonce(Buffer.from(html), NONCE), options)
      .split('; ')
      .map((directive) => [directive.split(' ', 1)[0], directive.split(' ').slice(1)]),
  )
}

const boot = ";(() => { document.documentElement.dataset.theme = 'dark' })()"
const data = 'window.__reactRouterContext = {"a":"\\u003cb"};'
const mine = `nonce="${NONCE}"`
const document = `<!DOCTYPE html><html><head>
  <script ${mine}>${boot}</script>
  <script type="module" async ${mine}>${data}</script>
  <script ${mine}></script>
  <script type="module" src="/assets/entry.js" async ${mine}></script>
  <link rel="modulepreload" href="/assets/a.js" ${mine}/>
  <style ${mine}>.a{color:red}</style>
</head><body><script ${mine}>${boot}</script>
  <script>planted()</script><script nonce="guessed">planted()</script>
  <style>.planted{position:fixed}</style>
</body></html>`

test('ADM-07 every inline script of the renderer is allowed by its hash, once, and no other', () => {
  expect(policyOf(document).get('script-src')).toEqual(["'self'", ...[boot, data, ''].map(hash)])
})

test('ADM-07 every inline style of the renderer is allowed by its hash, and no other', () => {
  expect(policyOf(document).get('style-src')).toEqual(["'self'", hash('.a{color:red}')])
})

test('ADM-07 the nonce is not sent', () => {
  const html = String(withoutNonce(Buffer.from(document), NONCE).html)
  expect(html).not.toContain(NONCE)
  expect(html).toContain(`<script>${boot}</script>`)
  expect(html).toContain('<script nonce="guessed">planted()</script>')
})

test('a script with several lines and diacritics is hashed byte for byte', () => {
  const script = "\n  const titlu = 'Șapte văi'\n"
  expect(policyOf(`<script ${mine}>${script}</script>`).get('script-src')).toContain(hash(script))
})

test.each([
  ['default-src', ["'none'"]],
  ['script-src', ["'self'"]],
  ['style-src', ["'self'"]],
  ['connect-src', ["'self'"]],
  ['img-src', ["'self'", 'data:']],
  ['font-src', ["'self'"]],
  ['base-uri', ["'none'"]],
  ['form-action', ["'self'"]],
  ['object-src', ["'none'"]],
  ['frame-ancestors', ["'none'"]],
])('a page without anything inline: %s', (name, expected) => {
  expect(policyOf('<p>Salut</p>').get(name)).toEqual(expected)
})

test('nothing unsafe is allowed in production', () => {
  expect(contentSecurityPolicy(withoutNonce(Buffer.from(document), NONCE), production)).not.toMatch(
    /unsafe|\*|ws:|nonce/,
  )
})

test('in development Vite may write styles and open its socket; scripts still need their hash', () => {
  const policy = policyOf(document, { ...production, dev: true })
  expect(policy.get('style-src')).toEqual(["'self'", "'unsafe-inline'"])
  expect(policy.get('connect-src')).toEqual(["'self'", 'ws:'])
  expect(policy.get('script-src')).not.toContain("'unsafe-inline'")
})

test('each service is allowed its own uses and nothing else', () => {
  const sources = {
    connect: ['https://gateway.example', 'wss://hub.example'],
    frame: ['https://account.example'],
    script: ['https://platform.example'],
    img: ['https://cdn.example'],
  }
  const policy = policyOf('', { ...production, sources })
  expect(policy.get('connect-src')).toEqual(["'self'", 'https://gateway.example', 'wss://hub.example'])
  expect(policy.get('frame-src')).toEqual(["'self'", 'https://account.example'])
  expect(policy.get('script-src')).toEqual(["'self'", 'https://platform.example'])
  expect(policy.get('img-src')).toEqual(["'self'", 'data:', 'https://cdn.example'])
  expect(policy.get('media-src')).toEqual(["'self'", 'data:', 'https://cdn.example'])
})

test('browsers report violations', () => {
  const policy = policyOf('')
  expect([policy.get('report-to'), policy.get('report-uri')]).toEqual([['reports'], ['/api/reports']])
})

test('only the sites of the configuration may frame ours', () => {
  const frameAncestors = 'https://a.example https://b.example'
  expect(policyOf('', { ...production, frameAncestors }).get('frame-ancestors')).toEqual([
    'https://a.example',
    'https://b.example',
  ])
})

test('LCH-06 games run in frames of our origin and of the configured hosts only', () => {
  expect(policyOf('', production).get('frame-src')).toEqual(["'self'"])
  const gameOrigins = 'https://games.example https://live.example'
  expect(policyOf('', { ...production, gameOrigins }).get('frame-src')).toEqual([
    "'self'",
    'https://games.example',
    'https://live.example',
  ])
})
