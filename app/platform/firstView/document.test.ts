import { expect, test } from 'vitest'
import { CRITICAL_STYLES_HERE, prioritiseFirstView } from './document.ts'

const html =
  `<head><style>${CRITICAL_STYLES_HERE}</style><link rel="modulepreload" href="/assets/a.js"/></head>` +
  '<body><p class="tile">$& $1</p><script type="module" async="">import "/assets/a.js"</script></body>'

test('critical styles are inlined, and preloads for scripts wait for the boot script', () => {
  const styles = {
    href: '/assets/style.css',
    criticalFor: (page: string) => (page.includes('tile') ? '.tile{order:1}/*$&*/' : ''),
  }
  const page = prioritiseFirstView(html, styles)
  expect(page).toContain('<style>.tile{order:1}/*$&*/</style>')
  expect(page).toContain('<link data-later="modulepreload" href="/assets/a.js"/>')
  expect(page).toContain('<script type="text/plain" data-later="script">import "/assets/a.js"</script>')
  expect(page).toContain('<p class="tile">$& $1</p>')
})

test('in development the router’s HTML is unchanged', () => {
  expect(prioritiseFirstView(html, undefined)).toBe(html)
})
