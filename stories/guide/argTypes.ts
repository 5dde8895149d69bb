import kitProps from 'virtual:kit-props'
import type { ArgTypes, Preview } from '@storybook/react-vite'
import type { Prop, ReadComponent } from '../../scripts/kit/props.ts'
import { kitExportOf } from '../kitExports.ts'

function componentOf(component: unknown): ReadComponent | undefined {
  const found = kitExportOf(component)
  return found && kitProps[found.place]?.[found.name]
}

/** The type as Storybook knows types: it chooses the control of a prop. */
function controlType({ type, values }: Prop): { name: string; value?: unknown } {
  if (values) return { name: 'enum', value: values }
  if (type === 'string' || type === 'number' || type === 'boolean') return { name: type }
  return type.includes('=>') ? { name: 'function' } : { name: 'other', value: type }
}

/** The table of a component's props, and the controls that change them. */
export function argTypesOf(component: unknown): ArgTypes | null {
  const read = componentOf(component)
  if (!read) return null
  return Object.fromEntries(
    read.props.map((prop) => [
      prop.name,
      {
        name: prop.name,
        description: prop.description,
        type: { ...controlType(prop), required: prop.required },
        ...(controlType(prop).name === 'other' && { control: false }),
        table: {
          type: { summary: prop.type },
          defaultValue: prop.default === undefined ? undefined : { summary: prop.default },
        },
      },
    ]),
  ) as ArgTypes
}

const PASSED_ON = 'Passed on to its HTML element.'

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number]
type Shown = Pick<Parameters<Enhancer>[0], 'argTypes' | 'initialArgs' | 'subcomponents'>

/**
 * The rows that the first example adds: props of parts and attributes of elements get a sentence too, and a text in place
 * of other content can be edited.
 */
export function completeArgTypes({ argTypes, initialArgs, subcomponents = {} }: Shown): ArgTypes {
  const ofParts = Object.values(subcomponents).flatMap((part) => Object.values(argTypesOf(part) ?? {}))
  const complete = (row: ArgTypes[string]) => {
    const known = row.description ? row : ofParts.find(({ name }) => name === row.name)
    const isText = known?.control === false && typeof initialArgs[row.name ?? ''] === 'string'
    return { description: PASSED_ON, ...row, ...known, ...(isText && { control: 'text' as const }) }
  }
  return Object.fromEntries(
    Object.entries<ArgTypes[string]>(argTypes).map(([name, row]) => [name, complete(row)]),
  )
}

/** The sentence of a component. */
export const descriptionOf = (component: unknown): string => componentOf(component)?.description ?? ''
