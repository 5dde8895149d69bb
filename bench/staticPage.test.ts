import { expect, test } from 'vitest'
import { staticPageOf, styleSheetsOf } from './staticPage.ts'

const html = `<html><head><link rel="preload" href="/hero.webp" as="image"/>\
<link rel="modulepreload" href="/a.js"/>\
<script>boot()</script><link rel="stylesheet" href="/a.css"/><link rel="stylesheet" href="/b.css"/></head>\
<body><!--$--><p>unu<!-- --> doi</p><!--/$--><script type="module">import '/a.js'</script></body></html>`

test('style sheets keep their order', () => {
  expect(styleSheetsOf(html)).toEqual(['/a.css', '/b.css'])
})

test('what stands on the page stays, the framework goes, the styles come in', () => {
  const page = staticPageOf(html, 'p { content: "$1" }')
  expect(page).toContain(
    '<head><link rel="preload" href="/hero.webp" as="image"/><style>p { content: "$1" }</style></head>',
  )
  expect(page).toContain('<body><p>unu doi</p><script>')
  expect(page).not.toMatch(/modulepreload|stylesheet|import|boot/)
})
