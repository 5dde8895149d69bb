import { LRUCache } from 'lru-cache'
import { type AtRule, type ChildNode, type Container, parse, type Rule } from 'postcss'
import selectorParser from 'postcss-selector-parser'

/** A rule, and what each of its selectors needs in a page: `.name`, `[name]`, `[name=value]`. */
type RuleNode = { text: string; needs: string[][] }
/** An animation or custom property, which is kept if a kept text uses its name. */
type NamedNode = { text: string; name: string }
/** Rules inside a condition or a layer. */
type GroupNode = { open: string; nodes: StyleNode[] }
type StyleNode = RuleNode | NamedNode | GroupNode

/** Attributes that the boot script sets on the root before the first paint. */
const SET_AT_BOOT = [
  '[data-theme=dark]',
  '[data-theme=light]',
  '[data-motion=quiet]',
  '[data-motion]',
  '[data-pictures=held]',
  '[data-tone=night]',
]

/** Conditions whose rules are not needed for the first paint: interaction, motion. */
const LATER_CONDITIONS =
  /^\((?:hover|forced-colors|prefers-reduced-motion: ?no-preference|scripting: ?none)\b|^print/

/** States that need an interaction: the whole stylesheet has loaded by then. */
const LATER_STATES = new Set([':hover', ':active', ':focus-within', '::backdrop', ':popover-open'])

/** Parts of a selector that a page must contain for it to match; `undefined` if it can only match later. */
function needsOf(selector: selectorParser.Selector): string[] | undefined {
  const needs: string[] = []
  for (const node of selector.nodes) {
    if (node.type === 'class') needs.push(`.${node.value}`)
    if (node.type === 'attribute') {
      const { attribute, operator, value } = node
      needs.push(operator === '=' ? `[${attribute}=${value}]` : `[${attribute}]`)
    }
    if (node.type === 'pseudo' && LATER_STATES.has(node.value)) return undefined
  }
  return needs
}

const selectorsOf = (rule: Rule): string[][] =>
  selectorParser()
    .astSync(rule.selector)
    .nodes.flatMap((selector) => {
      const needs = needsOf(selector)
      return needs ? [needs] : []
    })

/** Custom properties are kept one by one, since a page uses a third of some three hundred. */
function splitRule(rule: Rule): StyleNode[] {
  const named = rule.selector === ':root' ? (rule.nodes ?? []) : []
  const properties = named.flatMap((node) =>
    node.type === 'decl' && node.prop.startsWith('--') ? [node] : [],
  )
  if (properties.length === 0) return [{ text: `${rule}`, needs: selectorsOf(rule) }]
  for (const property of properties) property.remove()
  return [
    ...(rule.nodes?.length ? [{ text: `${rule}`, needs: [[]] }] : []),
    { open: ':root', nodes: properties.map((one) => ({ text: `${one};`, name: one.prop })) },
  ]
}

function splitAtRule(node: AtRule): StyleNode[] {
  if (node.name === 'keyframes' || node.name === 'property') return [{ text: `${node}`, name: node.params }]
  if (node.name === 'starting-style' || (node.name === 'media' && LATER_CONDITIONS.test(node.params)))
    return []
  if (!node.nodes) return [{ text: `${node};`, needs: [[]] }]
  return [{ open: `@${node.name} ${node.params}`, nodes: split(node) }]
}

const split = (container: Container): StyleNode[] =>
  (container.nodes as ChildNode[]).flatMap((node) => {
    if (node.type === 'rule') return splitRule(node)
    return node.type === 'atrule' ? splitAtRule(node) : []
  })

const isNeeded = ({ needs }: RuleNode, present: ReadonlySet<string>): boolean =>
  needs.some((all) => all.every((one) => present.has(one)))

/** The rules that match `present`, and named nodes if they are in `names`. */
function textOf(
  nodes: readonly StyleNode[],
  present: ReadonlySet<string>,
  names: ReadonlySet<string>,
): string {
  let text = ''
  for (const node of nodes) {
    if ('nodes' in node) {
      const inner = textOf(node.nodes, present, names)
      if (inner) text += `${node.open}{${inner}}`
    } else if ('name' in node ? names.has(node.name) : isNeeded(node, present)) text += node.text
  }
  return text
}

function namedIn(nodes: readonly StyleNode[]): NamedNode[] {
  return nodes.flatMap((node) => {
    if ('nodes' in node) return namedIn(node.nodes)
    return 'name' in node ? [node] : []
  })
}

/** Names used in `text`, directly or indirectly. */
function namesIn(text: string, named: ReadonlyMap<string, string[]>): Set<string> {
  const names = new Set<string>()
  const look = (said: string) => {
    for (const [name] of said.matchAll(/[\w-]+/g)) {
      const texts = names.has(name) ? undefined : named.get(name)
      if (!texts) continue
      names.add(name)
      texts.forEach(look)
    }
  }
  look(text)
  return names
}

/** Classes and attributes of a page's elements; only attributes in `names`. */
function presentIn(html: string, names: ReadonlySet<string>): Set<string> {
  const found = new Set(html.match(/ [a-z-]+(?:="[^"]*")?(?=[ />])/g))
  const present = new Set(SET_AT_BOOT)
  for (const said of found) {
    const [name = '', value] = said.slice(1, said.endsWith('"') ? -1 : undefined).split('="')
    if (name === 'class') for (const one of value?.split(' ') ?? []) present.add(`.${one}`)
    if (!names.has(name)) continue
    present.add(`[${name}]`)
    if (value !== undefined) present.add(`[${name}=${value}]`)
  }
  return present
}

function attributesIn(nodes: readonly StyleNode[]): string[] {
  return nodes.flatMap((node) => {
    if ('nodes' in node) return attributesIn(node.nodes)
    if ('name' in node) return []
    return node.needs.flat().flatMap((need) => /^\[([\w-]+)/.exec(need)?.[1] ?? [])
  })
}

/**
 * The part of a stylesheet that a page needs before any interaction: rules that can match its elements, and what these
 * use. The order stays the same, so the whole stylesheet changes nothing when it arrives.
 */
export function criticalStyles(css: string): (html: string) => string {
  const nodes = split(parse(css))
  const named = new Map<string, string[]>()
  for (const { name, text } of namedIn(nodes)) named.set(name, [...(named.get(name) ?? []), text])
  const attributes = new Set(attributesIn(nodes))
  // Similar pages need the same styles.
  const texts = new LRUCache<string, string>({ max: 100 })
  return (html) => {
    const present = presentIn(html, attributes)
    const key = [...present].sort().join(' ')
    const known = texts.get(key)
    if (known !== undefined) return known
    const text = textOf(nodes, present, namesIn(textOf(nodes, present, new Set()), named))
    texts.set(key, text)
    return text
  }
}
