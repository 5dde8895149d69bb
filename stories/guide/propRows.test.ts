import { expect, test } from 'vitest'
import type { ReadComponent } from '../../scripts/kit/props.ts'
import { propRows } from './propRows.ts'

const read = (props: Record<string, string>): ReadComponent => ({
  description: '',
  props: Object.entries(props).map(([name, type]) => ({ name, type, required: false, description: '' })),
})

test('the same prop is one row; another type or another word is seen', () => {
  const rows = propRows({
    'controls/Switch': { Switch: read({ label: 'string', onCheckedChange: '(checked: boolean) => void' }) },
    'controls/Chip': { Chip: read({ label: 'ReactNode' }) },
    'controls/TextField': { TextField: read({ label: 'string', onChange: '(value: string) => void' }) },
    'feedback/Spinner': { Spinner: read({}) },
  })
  expect(rows.map(({ name, type, components }) => [name, type, components.join()])).toEqual([
    ['label', 'string', 'Switch,TextField'],
    ['label', 'ReactNode', 'Chip'],
    ['onChange', '(value: string) => void', 'TextField'],
    ['onCheckedChange', '(checked: boolean) => void', 'Switch'],
  ])
  expect(rows.filter(({ odd }) => odd).map(({ name }) => name)).toEqual(['onChange'])
})
