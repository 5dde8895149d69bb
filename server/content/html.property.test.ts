import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createCleaner } from './cleaner.ts'

const sanitizeHtml = createCleaner().clean

const pieces = [
  ...[
    '<p>',
    '</p>',
    '<b>',
    '</i>',
    '<a href="',
    '//evil.example',
    'javascript:x',
    'https://a.example',
    '/joc',
    '">',
  ],
  ...['<script>', '</script>', '<style>', '</style>', '<svg>', '</svg>', '<math>', '<mtext>', '<!--', '-->'],
  ...[
    '<form>',
    '<noscript>',
    '</noscript>',
    '<![CDATA[',
    ']]>',
    '<img src=x onerror=y>',
    '<plaintext>',
    '<title>',
  ],
  ...[
    'id="body" ',
    'name=x ',
    '&lt;',
    '&#9;',
    '\u0000',
    '<',
    '>',
    '"',
    "'",
    'ș',
    ' ',
    '<br>',
    '<h2 class=x>',
  ],
]
const tablesAndTemplates = ['<table>', '<tr>', '<td>', '</table>', '<template>', '</template>', '<caption>']

const soupOf = (words: readonly string[]) =>
  fc
    .array(fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...words) }, fc.string()), { maxLength: 14 })
    .map((parts) => parts.join(''))

function expectHarmless(html: string): void {
  expect(html).not.toMatch(/<(?:script|style|svg|math|form|iframe|object|base|meta|link)\b/i)
  // Attribute values are quoted in the output, so quotes inside of values are escaped.
  expect(html).not.toMatch(/<[^>]*\s(?:on\w+|style|srcset|class)="/i)
  expect(html).not.toMatch(/(?:href|src)="(?:\/\/|javascript:)/i)
}

test('CMS-02 any input loses everything executable, also after another round of parsing', () => {
  fc.assert(
    fc.property(soupOf([...pieces, ...tablesAndTemplates]), (html) => {
      const once = sanitizeHtml(html)
      expectHarmless(once)
      expectHarmless(sanitizeHtml(once))
    }),
    { numRuns: 500 },
  )
})

const attribute = fc.oneof(
  fc.constantFrom(
    'id="body"',
    'name="x"',
    'class="x"',
    'style="a:b"',
    'onclick="x()"',
    'title="<script>"',
    'hidden',
  ),
  fc
    .tuple(fc.constantFrom('href', 'src', 'title', 'alt'), fc.string())
    .map(([name, value]) => `${name}="${value.replaceAll('"', '&quot;')}"`),
  fc
    .constantFrom('//evil.example', 'javascript:x', 'https://a.example', '/joc', '#sus', 'mailto:a@b.example')
    .map((address) => `href="${address}"`),
)
const text = fc.string().map((value) => value.replaceAll('<', '&lt;'))

/** Well-formed HTML of nested boxes with leaves. */
const { tree } = fc.letrec<{ tree: string }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    text,
    fc.tuple(attribute, text).map(([link, inside]) => `<a ${link}>${inside}</a>`),
    attribute.map((given) => `<img ${given}>`),
    fc
      .tuple(
        fc.constantFrom('div', 'span', 'b', 'section', 'blockquote', 'x-evil', 'form', 'button'),
        attribute,
        fc.array(tie('tree'), { maxLength: 3 }),
      )
      .map(([tag, given, inside]) => `<${tag} ${given}>${inside.join('')}</${tag}>`),
  ),
}))

// Well-formed input: every parser repairs broken HTML again, with or without a sanitiser.
test('CMS-02 sanitising twice equals sanitising once', () => {
  fc.assert(
    fc.property(tree, (html) => {
      const once = sanitizeHtml(html)
      expect(sanitizeHtml(once)).toBe(once)
    }),
    { numRuns: 500 },
  )
})
