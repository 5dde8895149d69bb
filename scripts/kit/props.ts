// The props of the kit's components, as TypeScript knows them: also those of unions and of generic components.
import { join, relative } from 'node:path'
import {
  API,
  type Checker,
  NodeBuilderFlags,
  type Project,
  SignatureKind,
  SymbolFlags,
  type Type,
  TypeFlags,
  type Symbol as TypeSymbol,
} from 'typescript/unstable/sync'

/** One prop as its table shows it. */
export type Prop = {
  name: string
  /** The type as its source says it; the values of a short union. */
  type: string
  /** The values of a union of strings or numbers. */
  values?: readonly (string | number)[]
  required: boolean
  /** Its sentence; empty if its source has none. */
  description: string
  /** The text of its `@default`. */
  default?: string
}

/** An exported component: its sentence and the props that the kit declares. */
export type ReadComponent = { description: string; props: readonly Prop[] }

/** Components by room and name of their folder, and by the name of the export: `controls/Button`, `Button`. */
export type KitProps = Record<string, Record<string, ReadComponent>>

const root = join(import.meta.dirname, '..', '..')

/** Unions with more values keep their name. */
const MOST_VALUES = 12

const PRINTED =
  NodeBuilderFlags.NoTruncation |
  NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope |
  NodeBuilderFlags.UseSingleQuotesForStringLiteralType

type Declared = { type?: { getText: () => string } }
type Reader = { checker: Checker; project: Project }

const membersOf = (type: Type): readonly Type[] => (type.isUnionType() ? type.getTypes() : [type])

const isInKit = ({ path }: { path: string }): boolean =>
  /\/ui\/[^/]+\/[^/]+\//.test(path) && !path.includes('/node_modules/')

/** Whether the kit itself declares a prop, or it is the content: the attributes of elements come from React. */
const isOurs = ({ name, declarations }: TypeSymbol): boolean =>
  name === 'children' || declarations.some(isInKit)

const sentence = (symbol: TypeSymbol, checker: Checker): string =>
  symbol.getDocumentationComment(checker).trim().replace(/\s+/g, ' ')

/** `href?: never`: the prop belongs to another member of the union. */
const isExcluded = (type: Type): boolean =>
  membersOf(type).every(({ flags }) => (flags & (TypeFlags.Never | TypeFlags.Undefined)) !== 0)

/** The values of a union of strings or numbers, without `undefined`; undefined for other types. */
function valuesOf(type: Type): (string | number)[] | undefined {
  const members = membersOf(type).filter(({ flags }) => (flags & TypeFlags.Undefined) === 0)
  const values = members.map((member) =>
    member.isStringLiteralType() || member.isNumberLiteralType() ? member.value : undefined,
  )
  const all = values.filter((value) => value !== undefined)
  return all.length === values.length && all.length > 1 && all.length <= MOST_VALUES ? all : undefined
}

const quoted = (value: string | number): string => (typeof value === 'string' ? `'${value}'` : `${value}`)

/** What a declaration in the kit says after its name: `'s' | 'm' | 'l'`. */
function written({ project }: Reader, symbol: TypeSymbol | undefined): string | undefined {
  const nodes = (symbol?.declarations ?? []).filter(isInKit).map((handle) => handle.resolve(project))
  const typed = nodes.find((node) => node !== undefined && 'type' in node) as Declared | undefined
  return typed?.type?.getText().replace(/\s+/g, ' ').replace(/^\| /, '')
}

/** TypeScript sorts the values of a union; a reader expects the order of the source. */
function inOrder(values: readonly (string | number)[], source: string): (string | number)[] {
  const place = (value: string | number) => source.indexOf(quoted(value))
  return [...values].sort((one, other) => place(one) - place(other))
}

function readProp(reader: Reader, symbol: TypeSymbol): Prop | undefined {
  const { checker } = reader
  const type = checker.getTypeOfSymbol(symbol)
  if (!type || isExcluded(type)) return undefined
  const declared = written(reader, symbol) ?? checker.typeToString(type, undefined, PRINTED)
  const found = valuesOf(type)
  const values =
    found && inOrder(found, written(reader, checker.getNonNullableType(type)?.getAliasSymbol()) ?? declared)
  return {
    name: symbol.name,
    type: values ? values.map(quoted).join(' | ') : declared,
    values,
    required: (symbol.flags & SymbolFlags.Optional) === 0,
    description: sentence(symbol, checker) || (symbol.name === 'children' ? 'Its content.' : ''),
    default: symbol.getJsDocTags(checker).find(({ name }) => name === 'default')?.text,
  }
}

/** The same prop in several members of a union: one type after the other, required only if it is in each. */
function joined(found: readonly Prop[], members: number): Prop {
  const [first, ...others] = found
  if (!first) throw new Error('props: a prop without a declaration')
  const types = new Set(found.map(({ type }) => type))
  return {
    ...first,
    type: [...types].join(' | '),
    values: types.size === 1 ? first.values : undefined,
    required: found.length === members && found.every(({ required }) => required),
    description: found.find(({ description }) => description)?.description ?? '',
    default: first.default ?? others.find((other) => other.default)?.default,
  }
}

function propsOf(reader: Reader, type: Type): Prop[] {
  const members = membersOf(type)
  const found = members.flatMap((member) =>
    reader.checker
      .getPropertiesOfType(member)
      .filter(isOurs)
      .flatMap((symbol) => readProp(reader, symbol) ?? []),
  )
  const byName = Map.groupBy(found, ({ name }) => name)
  return [...byName.values()].map((same) => joined(same, members.length))
}

function readComponent(reader: Reader, exported: TypeSymbol): ReadComponent | undefined {
  const { checker } = reader
  const symbol = exported.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
  const type = checker.getTypeOfSymbol(symbol)
  const [signature] = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : []
  if (!signature) return undefined
  const [parameter] = signature.getParameters()
  const props = parameter && checker.getTypeOfSymbol(parameter)
  return {
    description: sentence(symbol, checker),
    props: props ? propsOf(reader, props) : [],
  }
}

function readFolder(reader: Reader, file: string): Record<string, ReadComponent> {
  const source = reader.project.program.getSourceFile(file)
  const module = source && reader.checker.getSymbolAtLocation(source)
  if (!module) throw new Error(`props: ${file} is no module of the kit's program.`)
  return Object.fromEntries(
    reader.checker.getExportsOfModule(module).flatMap((symbol) => {
      if (!/^[A-Z]/.test(symbol.name)) return []
      const component = readComponent(reader, symbol)
      return component ? [[symbol.name, component]] : []
    }),
  )
}

/** Reads the props of every component of the kit from its types. */
export function readKitProps(): KitProps {
  const api = new API({ cwd: root })
  try {
    const config = join(import.meta.dirname, 'tsconfig.json')
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config)
    if (!project) throw new Error(`props: TypeScript did not open ${config}.`)
    const reader = { checker: project.checker, project }
    const indexes = project.rootFiles.filter((file) => /\/ui\/[^/]+\/[^/]+\/index\.ts$/.test(file)).sort()
    return Object.fromEntries(
      indexes.map((file) => [
        relative(join(root, 'ui'), file).replace(/\/index\.ts$/, ''),
        readFolder(reader, file),
      ]),
    )
  } finally {
    api.close()
  }
}
