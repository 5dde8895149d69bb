import type { Fault } from '#app/api/contract/faults.ts'
import { urlOf } from '../urlOf.ts'
import { shown } from './fields.ts'
import type { ContentLink } from './links.ts'
import type { NamedPicture } from './pictures.ts'

/** Something that the sanitiser removed: an element, or an attribute of one. */
export type HtmlCut = { tag: string; attribute?: string; value?: string }

type Removed = { element?: Node } | { attribute?: Attr | null; from?: Node }

/** Highest number of problems about the HTML of one widget. */
const MAX_FAULTS = 40

function cutOf(removed: Removed): HtmlCut | undefined {
  if ('element' in removed) {
    const { nodeType, nodeName } = removed.element ?? {}
    if (nodeType !== 1 || !nodeName) return undefined
    const src = (removed.element as Element).getAttribute('src')
    return { tag: nodeName.toLowerCase(), ...(src !== null && { value: src }) }
  }
  const { attribute, from } = removed as { attribute?: Attr | null; from?: Node }
  // Links to other sites get a `target` of the site's own.
  if (!attribute || !from || attribute.name === 'target') return undefined
  return { tag: from.nodeName.toLowerCase(), attribute: attribute.name, value: attribute.value }
}

/** The sanitiser's removals as plain data, without comments. */
export const cutsIn = (removed: readonly object[]): HtmlCut[] =>
  removed.flatMap((one) => cutOf(one as Removed) ?? [])

/** An element of sanitised HTML whose attributes are addresses or words about a picture. */
const ELEMENT = /<(a|img|video|audio|source)((?:\s+[^\s"=<>/]+(?:="[^"]*")?)*)\s*>/g
const ATTRIBUTE = /([^\s"=<>/]+)(?:="([^"]*)")?/g

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' }
const decoded = (text: string) =>
  text.replace(/&([a-z]+);/g, (whole, name: string) => entities[name] ?? whole)

type HtmlElement = { tag: string; attributes: Record<string, string> }

function elementsIn(html: string): HtmlElement[] {
  return [...html.matchAll(ELEMENT)].map(([, tag = '', text = '']) => ({
    tag,
    attributes: Object.fromEntries(
      [...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, decoded(value)]),
    ),
  }))
}

/** The links of sanitised HTML. */
export const htmlLinks = (html: string): ContentLink[] =>
  elementsIn(html).flatMap(({ tag, attributes: { href } }) =>
    tag === 'a' && href !== undefined ? [{ href, field: 'html' }] : [],
  )

/** The asset id in an address below `assets`; `undefined` for pictures elsewhere, and for an id that cannot be read. */
function assetIn(address: string, assets: string): string | undefined {
  if (!address.startsWith(`${assets}/`)) return undefined
  const [id = ''] = address.slice(assets.length + 1).split(/[/?#]/, 1)
  try {
    return decodeURIComponent(id) || undefined
  } catch {
    return undefined
  }
}

/** The first pictures of sanitised HTML that the asset service at `assets` has to have. */
export const htmlPictures = (html: string, assets: string): NamedPicture[] =>
  elementsIn(html)
    .flatMap(({ tag, attributes: { src = '' } }) => {
      const asset = tag === 'img' ? assetIn(src, assets) : undefined
      return asset === undefined ? [] : [{ asset, field: 'html' }]
    })
    .slice(0, MAX_FAULTS)

/** The origin of an address of another site; `undefined` for one of ours. */
const originOf = (address: string): string | undefined =>
  /^https?:/i.test(address) ? urlOf(address)?.origin : undefined

function mediaFaults({ tag, attributes: { src, alt } }: HtmlElement, origins: ReadonlySet<string>): Fault[] {
  if (tag === 'a') return []
  const value = shown(src || alt)
  const at = { field: 'html', of: tag, ...(value && { value }) }
  const origin = src ? originOf(src) : undefined
  return [
    ...(tag === 'img' && !src ? [{ kind: 'picture', ...at } as const] : []),
    ...(tag === 'img' && alt === undefined ? [{ kind: 'alt', ...at } as const] : []),
    ...(origin && !origins.has(origin)
      ? [{ kind: 'origin', field: 'html', of: tag, value: origin } as const]
      : []),
  ]
}

function cutFault({ tag, attribute, value }: HtmlCut): Fault {
  const words = shown(value)
  if (attribute === undefined && tag === 'iframe')
    return { kind: 'frame', field: 'html', ...(words && { value: words }) }
  if (attribute === undefined) return { kind: 'tag', field: 'html', value: tag }
  const address = attribute === 'href' || attribute === 'src'
  return { kind: 'attribute', field: 'html', of: tag, value: address ? `${attribute}="${words}"` : attribute }
}

/** The first of equal problems. */
function onlyOnce(faults: readonly Fault[]): Fault[] {
  return [...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values()]
}

/** Problems of a widget's HTML: removals by the sanitiser, and pictures that are blocked or have no `alt`. */
export const htmlFaults = (html: string, cuts: readonly HtmlCut[], origins: ReadonlySet<string>): Fault[] =>
  onlyOnce([
    ...cuts.map(cutFault),
    ...elementsIn(html).flatMap((element) => mediaFaults(element, origins)),
  ]).slice(0, MAX_FAULTS)
