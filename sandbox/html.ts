import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'

const style = `
:root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5;
  color: light-dark(#1b1714, #f3eee8); background: light-dark(#fff, #15191a); }
body { max-inline-size: 36rem; margin: 4rem auto; padding-inline: 1rem; }
main { padding: 2rem; border: 1px solid light-dark(#d8d2cb, #3a3f3f); border-radius: 1rem; }
h1 { margin-block-start: 0; }
li { margin-block: 0.25rem; }
a { color: light-dark(#9a4a12, #ffab70); }
code { font-size: 0.95em; }`

/** Hash of the style, for the content security policy of these pages. */
export const styleHash = `sha256-${createHash('sha256').update(style).digest('base64')}`

type Markup = ReturnType<typeof html> | string

type Parts = {
  title: string
  /** Attributes of the root element, as markup. */
  root?: Markup
  head: Markup
  body: Markup
}

/** The HTML around a page of an external site. */
export const documentOf = ({ title, root = '', head, body }: Parts) => html`<!doctype html>
<html lang="ro"${root}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
${raw(head)}
</head>
<body>
${raw(body)}
</body>
</html>`

/** A simple page of an external site; `body` and `head` are markup. */
export const page = (title: string, body: Markup, head: Markup = '') =>
  documentOf({
    title,
    head: html`<style>${raw(style)}</style>
${raw(head)}`,
    body: html`<main>
<h1>${title}</h1>
${raw(body)}
</main>`,
  })
