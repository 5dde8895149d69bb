/** Names, names per row, and the height of a row in pixels. */
export type TextRows = { names: readonly string[]; columns: number; rowHeight: number }

/** Rows kept above and below the window. */
const SPARE = 4

/** Renders the rows in view with a few recycled elements; runs in the page. */
const drawing = `
const { names, columns, rowHeight, spare } = JSON.parse(document.getElementById('rows').textContent)
const list = document.querySelector('main')
const rows = Math.ceil(names.length / columns)
list.style.height = rows * rowHeight + 'px'
const shown = Math.ceil(innerHeight / rowHeight) + 2 * spare
const pool = Array.from({ length: shown }, () => {
  const row = list.appendChild(document.createElement('div'))
  for (let index = 0; index < columns; index += 1) row.appendChild(document.createElement('span')).textContent = ' '
  return { row, at: -1 }
})
const draw = () => {
  const first = Math.max(0, Math.floor(scrollY / rowHeight) - spare)
  for (let at = first; at < Math.min(first + shown, rows); at += 1) {
    const place = pool[at % shown]
    if (place.at === at) continue
    place.at = at
    place.row.style.transform = 'translateY(' + at * rowHeight + 'px)'
    for (let index = 0; index < columns; index += 1)
      place.row.children[index].firstChild.data = names[at * columns + index] || ''
  }
}
addEventListener('scroll', draw, { passive: true })
draw()
`

/** A page of names only, in rows as high as those of a list: the lower bound of a long list. */
export function textList({ names, columns, rowHeight }: TextRows): string {
  const data = JSON.stringify({ names, columns, rowHeight, spare: SPARE }).replaceAll('<', '\\u003c')
  return `<!doctype html><html lang="ro"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><style>
body { margin: 0; background: #0b1213; color: #f3f5f4; font: 13px/1.4 sans-serif }
main { position: relative }
div { position: absolute; inset: 0 0 auto; display: grid; grid-template-columns: repeat(${columns}, 1fr); height: ${rowHeight}px }
</style></head><body><main></main><script type="application/json" id="rows">${data}</script>
<script>${drawing}</script></body></html>`
}
