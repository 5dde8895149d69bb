import { PART_SIZES_KEY } from '#app/domain/marks.ts'
import { keptIn } from '#app/platform/storage.ts'

/** Number of parts with a stored height; the oldest are dropped. */
const MAX_PARTS = 200

type Sizes = { width: number; heights: Map<string, number> }

/** Room for each part as tall as it was at this width; one that has not been drawn yet, or waits again, takes it. */
export function partStyles({ width, heights }: Sizes): string {
  const rules = [...heights].flatMap(([slice, height]) => [
    `[data-slice="${slice}"][data-deferred]{contain-intrinsic-block-size:auto ${height}px}`,
    `[data-slice="${slice}"]>[data-waiting]{block-size:${height}px;overflow:clip}`,
  ])
  return `@media(width:${width}px){${rules.join('')}}`
}

/** The other way round; nothing when the text is not ours. */
export function readPartStyles(text: string): Sizes | undefined {
  const width = /^@media\(width:(\d+)px\)/.exec(text)?.[1]
  if (!width) return undefined
  const rules = text.matchAll(
    /="([\w-]+)"\]\[data-deferred\]\{contain-intrinsic-block-size:auto ([\d.]+)px\}/g,
  )
  return {
    width: Number(width),
    heights: new Map([...rules].map(([, slice, height]) => [slice ?? '', Number(height)])),
  }
}

const kept = keptIn('tab', PART_SIZES_KEY)

/** Comes after the boot script's own, which knows the sizes of the visit so far. */
let sheet: CSSStyleSheet | undefined

function apply(text: string): void {
  if (!sheet) {
    sheet = new CSSStyleSheet()
    document.adoptedStyleSheets.push(sheet)
  }
  sheet.replaceSync(text)
}

/** Height of what stands in the part, without its padding, in pixels. */
function contentHeight(part: HTMLElement): number {
  const { paddingBlockStart, paddingBlockEnd } = getComputedStyle(part)
  const height = part.getBoundingClientRect().height
  return height - Number.parseFloat(paddingBlockStart) - Number.parseFloat(paddingBlockEnd)
}

/** Remembers how tall the parts of the page are, so that a return finds all of them in their places. */
export function keepPartSizes(parts: Iterable<HTMLElement>): void {
  const width = window.innerWidth
  const before = readPartStyles(kept.read() ?? '')
  const heights = before?.width === width ? before.heights : new Map<string, number>()
  for (const part of parts) {
    const slice = part.dataset.slice ?? ''
    heights.delete(slice)
    heights.set(slice, contentHeight(part))
  }
  const text = partStyles({ width, heights: new Map([...heights].slice(-MAX_PARTS)) })
  // Without storage a reload stands where the browser puts it.
  kept.write(text)
  apply(text)
}
