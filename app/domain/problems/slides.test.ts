// @vitest-environment node
import { expect, test } from 'vitest'
import { slideFaults } from './slides.ts'

const slide = { id: 'unu', image: 'banner', title: 'Regina', primary: { label: 'Vezi', href: '/promotii' } }
const record = { kind: 'slide', id: 'unu' }

test.each<[string, object, object[]]>([
  ['as it should be', {}, []],
  ['without a second button', { secondary: undefined }, []],
  [
    'with a misspelt field in a button',
    { secondary: { lable: 'Mai mult', label: 'Mai mult', href: '/' } },
    [{ kind: 'unknown', field: 'secondary.lable' }],
  ],
  [
    'with a misspelt field in place of the one that is meant',
    { primary: { labl: 'Vezi', href: '/' } },
    [
      { kind: 'missing', field: 'primary.label' },
      { kind: 'unknown', field: 'primary.labl', of: 'primary.label' },
    ],
  ],
  ['with the colour of its picture', { color: '#BF954e' }, []],
  [
    'with a colour by name, which the site leaves out',
    { color: 'red' },
    [{ kind: 'wrong', field: 'color', value: 'red' }],
  ],
  ['with a misspelt field of its own', { titel: 'R' }, [{ kind: 'unknown', field: 'titel' }]],
])('CMS-04 a slide %s', (_what, fields, faults) => {
  expect(slideFaults({ slides: [{ ...slide, ...fields }] })).toEqual(
    faults.map((fault) => ({ ...fault, record })),
  )
})
