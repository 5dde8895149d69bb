import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'

/** How a reader names things, and what the printed code needs besides. */
export type Names = {
  /** Name of an element's type; undefined if no other file can import it. */
  nameOf: (type: unknown) => string | undefined
  /** Whether a prop of a component has its default, so that it can be left out. */
  isDefault: (type: unknown, prop: string, value: unknown) => boolean
}

export type Printed = {
  code: string
  /** Types of the printed elements. */
  types: ReadonlySet<unknown>
  /** Names of the handlers that the code mentions. */
  handlers: ReadonlySet<string>
}

const WIDTH = 80
const PLAIN_KEY = /^[A-Za-z_$][\w$]*$/
const HANDLER = /^on[A-Z]/
const PICTURE = /^data:image|\.(?:webp|png|jpe?g|svg)$/
const FILM = /^data:video|\.(?:webm|mp4)$/

const isFlat = (text: string) => text.length <= WIDTH && !text.includes('\n')
const indented = (text: string) => text.replace(/^(?=.)/gm, '  ')

/** Longer lists of things of one kind show these many: the rest is alike. */
const ENOUGH = 3

const isData = (value: unknown) => typeof value === 'object' && value !== null

/** One per line between brackets if they do not fit in one. */
function listed(open: string, parts: readonly string[], close: string, space = ''): string {
  const line = `${open}${space}${parts.join(', ')}${space}${close}`
  return parts.length === 0 || isFlat(line) ? line : `${open}\n${indented(parts.join(',\n'))},\n${close}`
}

/** Pictures and films of the examples have addresses of their build. */
function printedString(text: string): string {
  if (PICTURE.test(text)) return "'/imagine.webp'"
  if (FILM.test(text)) return "'/film.webm'"
  if (text.includes('\n') && !/[`\\]|\$\{/.test(text)) return `\`${text}\``
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
}

/** Prints a tree of elements as JSX that other files can contain; undefined if it has parts that only its story has. */
export function printedJsx(node: ReactNode, names: Names): Printed | undefined {
  const printer = new Printer(names)
  const code = printer.child(node)
  return printer.complete && code.startsWith('<') ? { ...printer, code } : undefined
}

class Printer implements Omit<Printed, 'code'> {
  readonly types = new Set<unknown>()
  readonly handlers = new Set<string>()
  complete = true
  readonly #names: Names

  constructor(names: Names) {
    this.#names = names
  }

  child(node: ReactNode): string {
    if (Array.isArray(node)) return node.map((each) => this.child(each)).join('\n')
    if (isValidElement(node)) return this.#element(node as ReactElement<Record<string, unknown>>)
    if (typeof node === 'number') return String(node)
    if (typeof node !== 'string') return ''
    return /^\s|\s$|[{}<>&\n]/.test(node) ? `{${printedString(node)}}` : node
  }

  #element({ type, props }: ReactElement<Record<string, unknown>>): string {
    const name = type === Fragment ? '' : this.#names.nameOf(type)
    if (name === undefined) this.complete = false
    if (type !== Fragment) this.types.add(type)
    const { children, ...rest } = props
    const attributes = Object.entries(rest).flatMap(([key, value]) =>
      value === undefined || this.#names.isDefault(type, key, value) ? [] : [this.#attribute(key, value)],
    )
    return this.#tag(name ?? 'Unknown', attributes, children)
  }

  #tag(name: string, attributes: readonly string[], children: unknown): string {
    const line = [name, ...attributes].join(' ')
    const start = isFlat(`<${line} />`) ? line : `${name}\n${indented(attributes.join('\n'))}\n`
    const end = start.endsWith('\n') ? '' : ' '
    const inner = typeof children === 'function' ? this.#function('') : this.child(children as ReactNode)
    if (inner === '') return `<${start}${end}/>`
    const flat = `<${start}>${inner}</${name}>`
    const isText = typeof children === 'string' || typeof children === 'number'
    return isText && isFlat(flat) ? flat : `<${start}>\n${indented(inner)}\n</${name}>`
  }

  #attribute(key: string, value: unknown): string {
    if (value === true) return key
    const printed = this.#value(value, key)
    const plain = /^'([^'"\\&]*)'$/.exec(printed)
    return plain ? `${key}="${plain[1]}"` : `${key}={${printed}}`
  }

  /** What a function other than a handler returns is not known here. */
  #function(name: string): string {
    if (HANDLER.test(name)) this.handlers.add(name)
    else this.complete = false
    return name
  }

  #value(value: unknown, key: string): string {
    if (typeof value === 'string') return printedString(value)
    if (typeof value === 'function') return this.#function(key)
    if (isValidElement(value)) return this.child(value)
    if (Array.isArray(value)) return this.#list(value, key)
    if (value instanceof Set || value instanceof Map)
      return `new ${value.constructor.name}(${this.#value([...value], key)})`
    if (value instanceof Date) return `new Date('${value.toISOString()}')`
    return typeof value === 'object' && value !== null ? this.#object(value) : String(value)
  }

  #list(values: readonly unknown[], key: string): string {
    const shown = values.every(isData) ? values.slice(0, ENOUGH) : values
    return listed(
      '[',
      shown.map((each) => this.#value(each, key)),
      ']',
    )
  }

  #object(value: object): string {
    const parts = Object.entries(value).flatMap(([key, part]) => {
      if (part === undefined) return []
      const printed = this.#value(part, key)
      if (printed === key) return [key]
      return [`${PLAIN_KEY.test(key) ? key : `'${key}'`}: ${printed}`]
    })
    return listed('{', parts, '}', parts.length > 0 ? ' ' : '')
  }
}
