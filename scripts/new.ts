// npm run new -- game/BonusCard: creates a component of the kit with its story.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The rooms of the kit; a new one needs a decision. */
export const rooms = [
  'browse',
  'controls',
  'feedback',
  'foundation',
  'game',
  'layout',
  'media',
  'overlay',
  'player',
  'shell',
] as const

const USAGE = 'Say room and name, for example: npm run new -- game/BonusCard'

/** Words of a name: `BonusCard` has `Bonus`, `Card`. */
const wordsOf = (name: string): string[] => name.match(/[A-Z]+(?![a-z])|[A-Z][a-z0-9]*/g) ?? [name]

function component(name: string, className: string): string {
  return `import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './${name}.module.css'

export type ${name}Props = ComponentProps<'div'>

/** What it is for, in one sentence. */
export function ${name}({ className, ...rest }: ${name}Props) {
  return <div {...rest} className={clsx(styles.${className}, className)} />
}
`
}

const styles = (className: string) => `@layer components {
  .${className} {
    color: var(--color-text-default);
  }
}
`

const index = (name: string) => `export { ${name}, type ${name}Props } from './${name}.tsx'\n`

function story(room: string, name: string): string {
  return `import type { Meta, StoryObj } from '@storybook/react-vite'
import { ${name} } from '#ui/${room}/${name}'
import { matrixOf } from '../../matrix.tsx'

const meta = {
  component: ${name},
  args: { children: '${wordsOf(name).join(' ')}' },
} satisfies Meta<typeof ${name}>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { name: 'De bază' }

export const LongestText: Story = {
  name: 'Cel mai lung text',
  args: { children: 'Un text mai lung decât ne-am dori, ca să vedem ce face când nu încape' },
}

export const Matrix: Story = { ...matrixOf(meta, { Default, LongestText }), name: 'Toate variantele' }
`
}

/** Its lists start empty: a test fails until they have content. */
const guide = `import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: '',
  aliases: [],
  anatomy: [],
  use: [],
  avoid: [],
  widths: '',
  keys: [],
  speech: '',
  related: [],
}
`

/** Contents of the files of one component, by path. */
function filesOf(room: string, name: string): Map<string, string> {
  const folder = `ui/${room}/${name}`
  const className = (wordsOf(name).at(-1) ?? name).toLowerCase()
  return new Map([
    [`${folder}/${name}.tsx`, component(name, className)],
    [`${folder}/${name}.module.css`, styles(className)],
    [`${folder}/index.ts`, index(name)],
    [`stories/ui/${room}/${name}.stories.tsx`, story(room, name)],
    [`stories/ui/${room}/${name}.guide.ts`, guide],
  ])
}

function parse(place: string): [room: string, name: string] {
  const [room = '', name = '', ...rest] = place.split('/')
  if (!name || rest.length > 0) throw new Error(`new: "${place}" is no place for a component. ${USAGE}`)
  if (!rooms.some((known) => known === room))
    throw new Error(`new: the kit has no room "${room}". Choose one of ${rooms.join(', ')}.`)
  if (!/^[A-Z][A-Za-z0-9]+$/.test(name))
    throw new Error(`new: "${name}" is no name of a component. Write it like BonusCard: letters and digits.`)
  return [room, name]
}

/** Writes the component at `place` (`game/BonusCard`) under `root`; returns the written files. Overwrites nothing. */
export function writeComponent(root: string, place: string): string[] {
  const [room, name] = parse(place)
  const files = filesOf(room, name)
  const taken = [`ui/${room}/${name}`, ...files.keys()].find((path) => existsSync(join(root, path)))
  if (taken) throw new Error(`new: ${taken} exists. Choose another name, or remove it first.`)
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return [...files.keys()]
}

if (process.argv[1] === import.meta.filename) {
  try {
    for (const path of writeComponent(join(import.meta.dirname, '..'), process.argv[2] ?? ''))
      console.log(path)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
