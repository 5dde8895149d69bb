// @vitest-environment node
import { expect, test } from 'vitest'
import { assetUrl, availableKind, gameImageUrl } from './images.ts'

const base = 'https://cdn.example/assets'

test.each([
  ['without a version', undefined, `${base}/diamant-40/Thumbnail?format=webp&width=160`],
  ['with a version', '3', `${base}/diamant-40/Thumbnail?format=webp&version=3&width=160`],
  [
    'with a version that needs encoding',
    'a&b',
    `${base}/diamant-40/Thumbnail?format=webp&version=a%26b&width=160`,
  ],
])('CAT-02 a picture of a game %s', (_how, version, expected) => {
  expect(gameImageUrl(base, { code: 'diamant-40', kind: 'Thumbnail', version, width: 160 })).toBe(expected)
})

test.each(['Thumbnail', 'Portrait', 'Landscape'] as const)(
  'CAT-02 the kind %s stands in the path',
  (kind) => {
    expect(gameImageUrl('/a', { code: 'x', kind, width: 80 })).toBe(`/a/x/${kind}?format=webp&width=80`)
  },
)

test('CAT-02 a game code cannot change the path', () => {
  expect(gameImageUrl('/a', { code: '../x?y', kind: 'Portrait', width: 80 })).toBe(
    '/a/..%2Fx%3Fy/Portrait?format=webp&width=80',
  )
})

test.each([
  ['by its id alone', undefined, '/a/banner-vara?format=webp&transforms=w_640'],
  ['with a name for search engines', 'vara-2026', '/a/banner-vara/vara-2026?format=webp&transforms=w_640'],
  [
    'with a name that needs encoding',
    'vară/2026',
    '/a/banner-vara/var%C4%83%2F2026?format=webp&transforms=w_640',
  ],
])('CAT-02 another asset %s', (_how, seoName, expected) => {
  expect(assetUrl('/a', 'banner-vara', 640, seoName)).toBe(expected)
})

test.each([
  ['nothing is missing', 'Portrait', [], 'Portrait'],
  ['another kind is missing', 'Portrait', ['Landscape'], 'Portrait'],
  ['the portrait is missing', 'Portrait', ['Portrait'], 'Thumbnail'],
  ['the landscape is missing', 'Landscape', ['Landscape', 'Portrait'], 'Thumbnail'],
  ['the thumbnail is missing, the portrait is there', 'Portrait', ['Thumbnail'], 'Portrait'],
  ['the thumbnail is wanted and missing', 'Thumbnail', ['Thumbnail'], undefined],
  ['portrait and thumbnail are missing', 'Portrait', ['Portrait', 'Thumbnail'], undefined],
  ['all are missing', 'Landscape', ['Thumbnail', 'Portrait', 'Landscape'], undefined],
] as const)('the kind to show when %s', (_when, wanted, lacks, expected) => {
  expect(availableKind(wanted, lacks)).toBe(expected)
})
