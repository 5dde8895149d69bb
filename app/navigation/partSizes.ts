import { PART_SIZES_KEY } from '#app/domain/bootNames.ts'
import { storageEntry } from '#app/platform/storage.ts'

/** Number of parts with a stored height; the oldest are dropped. */
const MAX_PARTS = 200

type Sizes = { width: number; heights: Map<string, number> }

/** Styles that reserve the stored height of each part at this width while it has not rendered or is suspended. */
export function partStyles({ width, heights }: Sizes): string {
  const rules = [...heights].flatMap(([slice, height]) => [
    `[data-slice="${slice}"][data-deferred]{contain-intrinsic-block-size:auto ${height}px}`,
    `[data-slice="${slice}"]>[data-waiting]{block-size:${height}px;overflow:clip}`,
  ])
  return `@media(width:${width}px){${rules.join('')}}`
}

/** Parses such styles; `undefined` for any other text. */
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

const kept = storageEntry('tab', PART_SIZES_KEY)

/** This style sheet follows the boot script's, which has the heights at the time of the load. */
let sheet: CSSStyleSheet | undefined

function apply(text: string): void {
  if (!sheet) {
    sheet = new CSSStyleSheet()
    document.adoptedStyleSheets.push(sheet)
  }
  sheet.replaceSync(text)
}

/** Height of the part's content, without its padding, in pixels. */
function contentHeight(part: HTMLElement): number {
  const { paddingBlockStart, paddingBlockEnd } = getComputedStyle(part)
  const height = part.getBoundingClientRect().height
  return height - Number.parseFloat(paddingBlockStart) - Number.parseFloat(paddingBlockEnd)
}

/** Stores the heights of the page's parts, so that a return can restore the scroll position. */
export function storePartSizes(parts: Iterable<HTMLElement>): void {
  const width = window.innerWidth
  const before = readPartStyles(kept.read() ?? '')
  const heights = before?.width === width ? before.heights : new Map<string, number>()
  for (const part of parts) {
    const slice = part.dataset.slice ?? ''
    heights.delete(slice)
    heights.set(slice, contentHeight(part))
  }
  const text = partStyles({ width, heights: new Map([...heights].slice(-MAX_PARTS)) })
  // Without storage a reload reserves no heights, and only the browser restores the scroll position.
  kept.write(text)
  apply(text)
}
