import { expect, test } from 'vitest'
import { propRows, type ReadComponent } from './propRows.ts'

const read = (props: Record<string, string>): ReadComponent => ({
  __docgenInfo: {
    props: Object.fromEntries(
      Object.entries(props).map(([name, raw]) => [name, { tsType: { name: 'x', raw } }]),
    ),
  },
})

test('the same prop is one row; another type or another word is seen', () => {
  const rows = propRows(
    new Map([
      ['Switch', read({ label: 'string', onCheckedChange: '(checked: boolean) => void' })],
      ['Chip', read({ label: 'ReactNode' })],
      ['TextField', read({ label: 'string', onChange: '(value: string) => void' })],
      ['Spinner', {}],
    ]),
  )
  expect(rows.map(({ name, type, components }) => [name, type, components.join()])).toEqual([
    ['label', 'string', 'Switch,TextField'],
    ['label', 'ReactNode', 'Chip'],
    ['onChange', '(value: string) => void', 'TextField'],
    ['onCheckedChange', '(checked: boolean) => void', 'Switch'],
  ])
  expect(rows.filter(({ odd }) => odd).map(({ name }) => name)).toEqual(['onChange'])
})
