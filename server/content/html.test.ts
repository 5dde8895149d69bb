import { expect, test } from 'vitest'
import { prefixLinks, sanitizeHtml } from './html.ts'

test.each([
  ['a handler', '<img src=x onerror=alert(1)>', '<img>'],
  ['a handler on text', '<p onclick="x()">a</p>', '<p>a</p>'],
  ['a handler that opens', '<details ontoggle=alert(1) open>a</details>', '<details open="">a</details>'],
  ['a script', '<script>alert(1)</script><p>a</p>', '<p>a</p>'],
  ['a script in two pieces', '<scr<script>ipt>alert(1)</script>', 'ipt&gt;alert(1)'],
  ['a script in a drawing', '<svg><script>alert(1)</script></svg>', ''],
  ['a drawing that loads', '<svg onload=alert(1)>', ''],
  ['a formula', '<math><mi xlink:href="javascript:1">x</mi></math>', ''],
  ['a template', '<template><script>1</script></template>', ''],
  ['a script in a comment', '<!-- <script>1</script> -->a', 'a'],
  [
    'a quote that ends noscript',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    '<p></p>',
  ],
  ['nested forms', '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>', ''],
  ['a script address', '<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['one behind a space', '<a href=" javascript:alert(1)">x</a>', '<a>x</a>'],
  ['one with a tab inside', '<a href="jav&#x09;ascript:alert(1)">x</a>', '<a>x</a>'],
  ['one in capital letters', '<a href="JaVaScRiPt:alert(1)">x</a>', '<a>x</a>'],
  ['one of another namespace', '<a xlink:href="javascript:1">x</a>', '<a>x</a>'],
  ['another script address', '<a href="vbscript:x">x</a>', '<a>x</a>'],
  ['a data address', '<a href="data:text/html,x">x</a>', '<a>x</a>'],
  ['an address without scheme', '<a href="//evil.example">x</a>', '<a>x</a>'],
  ['a backslash address', '<a href="/\\evil.example">x</a>', '<a>x</a>'],
  ['a tab between two slashes', '<a href="/&#9;/evil.example">x</a>', '<a>x</a>'],
  ['a scheme without slashes', '<a href="https:evil.example">x</a>', '<a>x</a>'],
  ['a relative address', '<a href="joc">x</a>', '<a>x</a>'],
  [
    'an area of a map',
    '<map name="m"><area href="javascript:1"></map>',
    '<map name="user-content-m"><area></map>',
  ],
  ['a form', '<form action="https://evil.example"><input name="password"></form>', ''],
  ['a button that submits', '<button formaction="javascript:1">x</button>', 'x'],
  ['a choice', '<select><option>a</option></select>', 'a'],
  ['a field', '<textarea>a</textarea>', 'a'],
  ['a search field of old', '<isindex action=javascript:1>', ''],
  ['a frame', '<iframe src="https://evil.example"></iframe>', ''],
  ['plug-ins', '<object data="x"></object><embed src="x">', ''],
  ['a style that covers the page', '<p style="position:fixed">a</p>', '<p>a</p>'],
  ['a style sheet', '<style>*{display:none}</style>a', 'a'],
  ['a linked style sheet', '<link rel=stylesheet href=//evil>', ''],
  ['a redirect', '<meta http-equiv=refresh content="0;url=//evil">', ''],
  ['another base', '<base href="//evil.example/">', ''],
  [
    'a name of the framework',
    '<div id="__reactRouterContext">a</div>',
    '<div id="user-content-__reactRouterContext">a</div>',
  ],
  ['a name that hides a property', '<a name="body">b</a>', '<a name="user-content-body">b</a>'],
  ['a class of ours', '<h5 class="x">Titlu</h5>', '<h5>Titlu</h5>'],
  ['an attribute of ours', '<p data-theme="x">a</p>', '<p>a</p>'],
  ['a second title of the page', '<h1>Titlu</h1>', 'Titlu'],
  ['a dialog', '<dialog open>a</dialog>', 'a'],
  ['a popover', '<div popover>a</div>', '<div>a</div>'],
  ['a slot', '<p slot="x" part="y">a</p>', '<p>a</p>'],
  ['an element of its own', '<x-evil onclick=1>a</x-evil>', 'a'],
  ['text that can be edited', '<p contenteditable>a</p>', '<p>a</p>'],
  ['a spy behind a link', '<a href="/x" ping="//evil">x</a>', '<a href="/x">x</a>'],
  ['other pictures for other screens', '<img src="/a" srcset="//evil 2x">', '<img src="/a">'],
  [
    'a picture behind a table',
    '<table background="//evil"><tbody></tbody></table>',
    '<table tabindex="0"><tbody></tbody></table>',
  ],
  [
    'a film that starts alone',
    '<video src="/a.webm" autoplay muted></video>',
    '<video src="/a.webm" muted=""></video>',
  ],
  ['a link that takes the frame', '<a href="/joc" target="_top">x</a>', '<a href="/joc">x</a>'],
])('CMS-02 hostile HTML loses its sting: %s', async (_what, html, expected) => {
  expect(await sanitizeHtml(html)).toBe(expected)
})

const abroad = 'target="_blank" rel="noopener noreferrer nofollow"'

test.each([
  ['text', '<p>Ș ț — „x”</p>', '<p>Ș ț — „x”</p>'],
  [
    'headings and lists',
    '<h2>A</h2><ul><li>b</li></ul>',
    '<h2 id="user-content-a">A</h2><ul><li>b</li></ul>',
  ],
  ['a link of ours', '<a href="/pagina/joc-responsabil">x</a>', '<a href="/pagina/joc-responsabil">x</a>'],
  ['a link to a place', '<a href="#sus">x</a>', '<a href="#user-content-sus">x</a>'],
  ['a link to a place of signs', '<a href="#condiții">x</a>', '<a href="#user-content-condi%C8%9Bii">x</a>'],
  ['a place', '<h2 id="termeni">T</h2>', '<h2 id="user-content-termeni">T</h2>'],
  ['two headings of one name', '<h2>A b</h2><h3>A b</h3>', '<h2 id="user-content-a-b">A b</h2><h3>A b</h3>'],
  ['what may be wide', '<pre>x</pre>', '<pre tabindex="0">x</pre>'],
  ['a link to the top', '<a href="#">x</a>', '<a href="#">x</a>'],
  ['a link with a query', '<a href="?a=1">x</a>', '<a href="?a=1">x</a>'],
  ['mail', '<a href="mailto:a@b.example">x</a>', '<a href="mailto:a@b.example">x</a>'],
  ['a telephone', '<a href="tel:0800">x</a>', '<a href="tel:0800">x</a>'],
  ['a link abroad', '<a href="https://a.example">x</a>', `<a href="https://a.example" ${abroad}>x</a>`],
  [
    'a link abroad of another target',
    '<a href="http://a.example" target="x">y</a>',
    `<a href="http://a.example" ${abroad}>y</a>`,
  ],
  ['a picture', '<img src="/a.webp" alt="A">', '<img src="/a.webp" alt="A">'],
  [
    'a picture in the text',
    '<img src="data:image/png;base64,AAAA">',
    '<img src="data:image/png;base64,AAAA">',
  ],
  ['what was left open', '<p>a<b>c', '<p>a<b>c</b></p>'],
  ['nothing', '', ''],
  ['space around', ' \n<p>a</p>\n', '<p>a</p>'],
])('CMS-02 harmless HTML stays: %s', async (_what, html, expected) => {
  expect(await sanitizeHtml(html)).toBe(expected)
})

const nested = (depth: number) => `${'<div>'.repeat(depth)}a${'</div>'.repeat(depth)}`

test.each([
  ['of 64 kB is cleaned', `<p>${'a'.repeat(64 * 1024 - 7)}</p>`, true],
  ['above 64 kB is refused', `<p>${'a'.repeat(64 * 1024 - 6)}</p>`, false],
  ['of depth 100 is cleaned', nested(100), true],
  ['of depth 101 is refused', nested(101), false],
  ['of a hundred and one elements side by side is cleaned', '<p>a</p>'.repeat(101), true],
  ['of many line breaks, which hold nothing, is cleaned', `<p>${'a<br>'.repeat(500)}</p>`, true],
  ['of many pictures, which hold nothing, is cleaned', '<img src="/a"><hr/><wbr>'.repeat(200), true],
  ['that closes more than it opened is cleaned', `${'</div>'.repeat(500)}<p>a</p>`, true],
  ['that first closes and then nests deeply is refused', `${'</div>'.repeat(500)}${nested(101)}`, false],
])('CMS-02 input %s', async (_what, html, kept) => {
  expect((await sanitizeHtml(html)) !== '').toBe(kept)
})

test('input that is nested far too deeply is refused without parsing', async () => {
  expect(await sanitizeHtml('<div>'.repeat(12_000))).toBe('')
})

test.each([
  ['a link of ours', '<a href="/joc/x">x</a>', '<a href="/preview/joc/x">x</a>'],
  ['the lobby', '<a href="/">x</a>', '<a href="/preview">x</a>'],
  [
    'two links',
    '<a href="/a">x</a><a href="/b">y</a>',
    '<a href="/preview/a">x</a><a href="/preview/b">y</a>',
  ],
  ['a title with a bracket', '<a title="x>y" href="/z">q</a>', '<a title="x&gt;y" href="/preview/z">q</a>'],
  ['a link abroad', '<a href="https://a.example">x</a>', `<a href="https://a.example" ${abroad}>x</a>`],
  ['a link to a place', '<a href="#sus">x</a>', '<a href="#user-content-sus">x</a>'],
  ['a picture', '<img src="/a.webp">', '<img src="/a.webp">'],
  ['text that looks like a link', '&lt;a href="/x"&gt;', '&lt;a href="/x"&gt;'],
])('RTE-04 links of cleaned HTML in preview: %s', async (_what, html, expected) => {
  const clean = await sanitizeHtml(html)
  expect(prefixLinks(clean, true)).toBe(expected)
  expect(prefixLinks(clean, false)).toBe(clean)
})

test('CMS-02 unmatched end tags do not hide the depth of elements', async () => {
  expect(await sanitizeHtml('<div></x>'.repeat(200))).toBe('')
})

test('CMS-02 attributes with numbers and words are kept', async () => {
  const cell = '<table tabindex="0"><tbody><tr><td colspan="2" lang="ro">x</td></tr></tbody></table>'
  expect(await sanitizeHtml(cell)).toBe(cell)
})
