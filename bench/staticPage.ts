/** Shows the pictures of tiles once the hero has arrived and they are in view, as the site does. */
const pictures = `
const show = (image) => {
  for (const part of [...image.parentNode.querySelectorAll('source'), image])
    if (part.dataset.srcset) part.srcset = part.dataset.srcset
  image.src = image.dataset.src
}
const near = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries)
    if (isIntersecting) { near.unobserve(target); show(target) }
})
const start = () => { for (const image of document.querySelectorAll('img[data-src]')) near.observe(image) }
const hero = document.querySelector('img[fetchpriority="high"]')
if (!hero || hero.complete) start()
else { hero.onload = start; hero.onerror = start }
`

/** Addresses of the style sheets that a page links, in their order. */
export const styleSheetsOf = (html: string): string[] =>
  (html.match(/<link\b[^>]*>/g) ?? [])
    .filter((link) => /\brel="stylesheet"/.test(link))
    .flatMap((link) => /\bhref="([^"]+)"/.exec(link)?.[1] ?? [])

/**
 * The page somebody would write by hand: the elements, words and pictures of `html`, its styles inlined, no
 * framework and no data; one small script holds the tiles' pictures back until the hero has arrived.
 */
export function staticPageOf(html: string, css: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<link\b[^>]*>/g, (link) => (/\brel="(?:modulepreload|stylesheet)"/.test(link) ? '' : link))
    .replace('</head>', () => `<style>${css.trim()}</style></head>`)
    .replace('</body>', () => `<script>${pictures}</script></body>`)
}
