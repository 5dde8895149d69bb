import { ID_PREFIX, prefixedId } from './prefixedId.ts'

/** What content HTML may hold: DOMPurify's configuration, the same on the server and in the editors' playground. */
export const htmlPolicy = {
  USE_PROFILES: { html: true },
  ALLOW_DATA_ATTR: false,
  SANITIZE_NAMED_PROPS: true,
  FORBID_TAGS: [
    ...['style', 'form', 'input', 'button', 'select', 'textarea', 'option', 'dialog', 'marquee'],
    ...['base', 'meta', 'link', 'h1'],
  ],
  FORBID_ATTR: [
    ...['style', 'srcset', 'ping', 'action', 'formaction', 'background', 'autoplay'],
    ...['popover', 'popovertarget', 'class'],
  ],
  // The address rule is meant for addresses; these attributes hold numbers and words.
  ADD_URI_SAFE_ATTR: [
    ...['colspan', 'rowspan', 'width', 'height', 'lang', 'dir', 'loading', 'scope', 'start', 'headers'],
  ],
  ALLOWED_URI_REGEXP: /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#|\?)/i,
}

/** A link to another site opens beside ours and learns nothing of it; one to a place of the text leads to its prefixed id. */
function guardLink(link: Element): void {
  const href = link.getAttribute('href') ?? ''
  link.removeAttribute('target')
  if (/^https?:/i.test(href)) {
    link.setAttribute('target', '_blank')
    link.setAttribute('rel', 'noopener noreferrer nofollow')
  }
  const place = href.startsWith('#') ? prefixedId(href) : undefined
  if (place) link.setAttribute('href', `#${encodeURIComponent(place)}`)
}

/** Letters of an id that is made of a heading. */
const LONGEST_ID = 60

/** An id of the words of a heading, in the letters that an address shows as they are. */
const idOf = (heading: string): string =>
  heading
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, LONGEST_ID)

/** A heading without an id gets one of its words, so that a list of contents can lead to it. */
function nameHeading(heading: Element): void {
  const own = ID_PREFIX + idOf(heading.textContent ?? '')
  if (heading.id || own === ID_PREFIX || heading.ownerDocument.getElementById(own)) return
  heading.setAttribute('id', own)
}

/** What may be wider than the page scrolls in its own box, and has to be reachable without a mouse. */
const WIDE = new Set(['PRE', 'TABLE'])

/** The last word on each element that the policy leaves: DOMPurify's `afterSanitizeAttributes`. */
export function guardNode(node: Element): void {
  if (node.nodeName === 'A') guardLink(node)
  else if (/^H[234]$/.test(node.nodeName)) nameHeading(node)
  else if (WIDE.has(node.nodeName)) node.setAttribute('tabindex', '0')
}
