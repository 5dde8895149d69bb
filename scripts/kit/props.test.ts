import { beforeAll, expect, test } from 'vitest'
import { type KitProps, type Prop, readKitProps } from './props.ts'

let kit: KitProps
beforeAll(() => {
  kit = readKitProps()
}, 30_000)

const propOf = (place: string, component: string, name: string): Prop | undefined =>
  kit[place]?.[component]?.props.find((prop) => prop.name === name)

test.each([
  ['href', 'string', undefined],
  ['disabled', 'boolean', 'false'],
  ['type', "'button' | 'submit' | 'reset'", "'button'"],
  ['tone', "'primary' | 'outline' | 'quiet' | 'danger'", "'outline'"],
  ['size', "'s' | 'm' | 'l'", "'m'"],
  ['icon', 'IconName', undefined],
])('Button has %s: %s, as its source says it', (name, type, fallback) => {
  expect(propOf('controls/Button', 'Button', name)).toMatchObject({ type, required: false })
  expect(propOf('controls/Button', 'Button', name)?.default).toBe(fallback)
})

test('a generic component keeps its types, and says which props it needs', () => {
  expect(propOf('layout/VirtualGrid', 'VirtualGrid', 'renderItem')).toMatchObject({
    type: '(item: Item, index: number) => ReactNode',
    required: true,
  })
})

test('a prop of some members of a union is not required', () => {
  expect(propOf('controls/Chip', 'Chip', 'onPress')).toMatchObject({ type: '() => void', required: false })
  expect(propOf('shell/UserArea', 'UserArea', 'state')).toMatchObject({ required: true })
})

test('the attributes of an element are not listed', () => {
  expect(propOf('controls/Button', 'Button', 'onMouseEnter')).toBeUndefined()
  expect(propOf('controls/Button', 'Button', 'aria-label')).toBeUndefined()
})

test('every folder of the kit has its components, and every component and prop its sentence', () => {
  expect(Object.keys(kit).length).toBeGreaterThan(90)
  const silent = Object.entries(kit).flatMap(([place, exports]) =>
    Object.entries(exports).flatMap(([name, { description, props }]) => [
      ...(description ? [] : [`${place} ${name}`]),
      ...props.filter((prop) => !prop.description).map((prop) => `${place} ${name}.${prop.name}`),
    ]),
  )
  expect(silent).toEqual([])
})
