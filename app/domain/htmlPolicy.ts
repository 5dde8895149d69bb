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

/** A link to another site opens beside ours and learns nothing of it. */
export function guardLink(node: Element) {
  if (node.nodeName !== 'A') return
  node.removeAttribute('target')
  if (/^https?:/i.test(node.getAttribute('href') ?? '')) {
    node.setAttribute('target', '_blank')
    node.setAttribute('rel', 'noopener noreferrer nofollow')
  }
}
