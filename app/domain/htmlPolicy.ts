import { ID_PREFIX, prefixedId } from './prefixedId.ts'
import { slugOf } from './slug.ts'

/** What content HTML may contain: DOMPurify's configuration, the same on the server and in the editors' playground. */
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
  // The address rule does not apply to these attributes: they contain numbers and words.
  ADD_URI_SAFE_ATTR: [
    ...['colspan', 'rowspan', 'width', 'height', 'lang', 'dir', 'loading', 'scope', 'start', 'headers'],
  ],
  ALLOWED_URI_REGEXP: /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#|\?)/i,
}

/** A link to another site opens in a new tab without a referrer; a link to a fragment gets the prefixed id. */
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

/** Longest id that is made from a heading, in characters. */
const MAX_ID_LENGTH = 60

/** Gives a heading without an id one, so that a table of contents can link to it. */
function nameHeading(heading: Element): void {
  const own = ID_PREFIX + slugOf(heading.textContent ?? '').slice(0, MAX_ID_LENGTH)
  if (heading.id || own === ID_PREFIX || heading.ownerDocument.getElementById(own)) return
  heading.setAttribute('id', own)
}

/** Elements that may be wider than the page: they scroll, so they must be focusable. */
const WIDE = new Set(['PRE', 'TABLE'])

/** Adjusts each element that the policy allows: DOMPurify's `afterSanitizeAttributes`. */
export function guardNode(node: Element): void {
  if (node.nodeName === 'A') guardLink(node)
  else if (/^H[234]$/.test(node.nodeName)) nameHeading(node)
  else if (WIDE.has(node.nodeName)) node.setAttribute('tabindex', '0')
}
