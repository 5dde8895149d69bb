import fc from 'fast-check'
import { expect, test } from 'vitest'
import { htmlFaults, htmlLinks, htmlPictures } from '#app/domain/problems/html.ts'
import { createCleaner } from './cleaner.ts'

const { clean, cuts } = createCleaner()

const check = (html: string, origins: string[] = []) => htmlFaults(clean(html), cuts(html), new Set(origins))

const at = { field: 'html' }

test.each<[string, string, object[]]>([
  ['plain text', '<h2>Titlu</h2><p>Text <a href="/promotii" target="_self">aici</a></p>', []],
  ['a comment', '<p>a</p><!-- notă -->', []],
  ['a script', '<p>a</p><script>alert(1)</script>', [{ kind: 'tag', ...at, value: 'script' }]],
  [
    'two handlers',
    '<p onclick="a()">a</p><p onclick="b()">b</p>',
    [{ kind: 'attribute', ...at, of: 'p', value: 'onclick' }],
  ],
  ['a style', '<b style="color:red">a</b>', [{ kind: 'attribute', ...at, of: 'b', value: 'style' }]],
  [
    'a script address',
    '<a href="javascript:alert(1)">a</a>',
    [{ kind: 'attribute', ...at, of: 'a', value: 'href="javascript:alert(1)"' }],
  ],
  [
    'a frame',
    '<iframe src="https://v.example/1"></iframe>',
    [{ kind: 'frame', ...at, value: 'https://v.example/1' }],
  ],
  ['a picture without words', '<img src="/a.webp">', [{ kind: 'alt', ...at, of: 'img', value: '/a.webp' }]],
  ['a decorative picture', '<img src="/a.webp" alt="">', []],
  [
    'a picture without an address',
    '<img alt="Sala">',
    [{ kind: 'picture', ...at, of: 'img', value: 'Sala' }],
  ],
  [
    'a picture of another site',
    '<img src="https://x.example/a.webp" alt="x > y">',
    [{ kind: 'origin', ...at, of: 'img', value: 'https://x.example' }],
  ],
  ['a picture of an allowed site', '<img src="https://cdn.example/a.webp" alt="">', []],
  [
    'a video of another site',
    '<video controls src="https://x.example/a.webm"></video>',
    [{ kind: 'origin', ...at, of: 'video', value: 'https://x.example' }],
  ],
])('CMS-04 an editor is told what the site does to HTML with %s', (_what, html, faults) => {
  expect(check(html, ['https://cdn.example'])).toEqual(faults)
})

test('CMS-04 the links of HTML are those of its elements, not of its text', () => {
  const html = clean('<a title=">" href="/a?b=1&amp;c=2">a</a>&lt;a href="/x"&gt;<a>b</a>')
  expect(htmlLinks(html)).toEqual([{ href: '/a?b=1&c=2', field: 'html' }])
})

test('CMS-04 the pictures of HTML at the asset service are named, and those elsewhere are not', () => {
  const image = (src: string) => `<img alt="" src="${src}">`
  const at = (...sources: string[]) => htmlPictures(clean(sources.map(image).join('')), '/poze')
  expect(at('/poze/sala%20mare/Sala?format=webp&amp;w=1', '/poze/foc')).toEqual([
    { asset: 'sala mare', field: 'html' },
    { asset: 'foc', field: 'html' },
  ])
  expect(at('/poze', '/poze/', '/poze/%', '/pozele/a', 'https://cdn.example/poze/a')).toEqual([])
  expect(htmlPictures(clean('<a href="/poze/foc">a</a>'), '/poze')).toEqual([])
  expect(at(...Array.from({ length: 50 }, (_, index) => `/poze/${index}`))).toHaveLength(40)
})

test('CMS-04 problems of one widget’s HTML are told once each, and are limited', () => {
  const many = Array.from({ length: 200 }, (_, index) => `<img src="/${index}.webp">`).join('')
  expect(check(many)).toHaveLength(40)
})

test('CMS-04 whatever is written, sanitised HTML has no cuts when it is sanitised again', () => {
  const piece = fc.constantFrom(
    ...[
      '<p>',
      '</p>',
      '<img src=/a>',
      '<iframe>',
      '<a href=x>',
      'onclick=x>',
      '<b style=x>',
      '"',
      '>',
      'text',
    ],
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      expect(cuts(clean(pieces.join(' ')))).toEqual([])
    }),
  )
})
