import type { TransformedToken } from 'style-dictionary/types'

type Dimension = { value: number; unit: string }
type Color = { components: number[]; alpha?: number }
type Shadow = { color: Color; offsetY: Dimension; blur: Dimension; spread: Dimension; inset?: boolean }
type Stop = { color: Color; position: number }
type Pair = { light?: TransformedToken; dark?: TransformedToken }

const rem = (pixels: number) => `${pixels / 16}rem`

/** `#rrggbb`, or with an alpha `rgb(r g b / a)`. */
export function colorText({ components, alpha = 1 }: Color): string {
  const bytes = components.map((part) => Math.round(part * 255))
  if (alpha < 1) return `rgb(${bytes.join(' ')} / ${alpha})`
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

const lengthText = ({ value, unit }: Dimension) => (value === 0 ? '0' : `${value}${unit}`)

function shadowLayer(shadow: Shadow, theme: 'light' | 'dark'): string {
  const color = colorText(shadow.color)
  const pair = theme === 'light' ? `${color}, transparent` : `transparent, ${color}`
  const lengths = [shadow.offsetY, shadow.blur, shadow.spread].map(lengthText).join(' ')
  return `${shadow.inset ? 'inset ' : ''}0 ${lengths} light-dark(${pair})`
}

/** `light-dark()` takes colours only, so each theme's layer is transparent in the other theme. */
function shadowText({ light, dark }: Required<Pair>): string {
  const layers = (token: TransformedToken, theme: 'light' | 'dark') =>
    (token.$value as Shadow[]).map((shadow) => shadowLayer(shadow, theme))
  return [...layers(light, 'light'), ...layers(dark, 'dark')].join(', ')
}

function stopsText(light: Stop[], dark: Stop[]): string {
  return light
    .map(({ color, position }, index) => {
      const other = dark[index] ?? { color, position }
      const at = Math.round(((position + other.position) / 2) * 100)
      return `light-dark(${colorText(color)}, ${colorText(other.color)}) ${at}%`
    })
    .join(', ')
}

function pairText({ light, dark }: Pair, name: string): string {
  if (!light || !dark)
    throw new Error(`tokens: ${name} needs both a light and a dark value; add the missing one`)
  if (light.$type === 'shadow') return shadowText({ light, dark })
  if (light.$type === 'gradient') {
    return `linear-gradient(105deg, ${stopsText(light.$value as Stop[], dark.$value as Stop[])})`
  }
  return `light-dark(${colorText(light.$value as Color)}, ${colorText(dark.$value as Color)})`
}

function plainText({ $type, $value }: TransformedToken): string {
  if ($type === 'color') return colorText($value as Color)
  if ($type === 'dimension' || $type === 'duration') return lengthText($value as Dimension)
  if ($type === 'cubicBezier') return `cubic-bezier(${($value as number[]).join(', ')})`
  if ($type === 'fontFamily')
    return ($value as string[]).map((name) => (/ /.test(name) ? `'${name}'` : name)).join(', ')
  return String($value)
}

/** `[custom property name, value]` of every role and scale; palette and text styles have their own functions. */
function declarations(tokens: TransformedToken[]): [string, string][] {
  const pairs = new Map<string, Pair>()
  const out: [string, string][] = []
  for (const token of tokens) {
    const theme = token.path.at(-1)
    if (theme === 'light' || theme === 'dark') {
      const name = token.path.slice(0, -1).join('-')
      pairs.set(name, { ...pairs.get(name), [theme]: token })
    } else out.push([token.path.join('-'), plainText(token)])
  }
  return [...[...pairs].map(([name, pair]): [string, string] => [name, pairText(pair, name)]), ...out]
}

/** `--type-x` is a font shorthand and `--stretch-x` the width axis, which the shorthand cannot contain. */
function textStyles(tokens: TransformedToken[]): [string, string][] {
  const styles = new Map<string, Record<string, string | number>>()
  for (const { path, $value } of tokens) {
    const [, name = '', part = ''] = path
    styles.set(name, { ...styles.get(name), [part]: $value as string | number })
  }
  return [...styles].flatMap(([name, { face, size, line, weight, stretch }]): [string, string][] => {
    const fontSize = typeof size === 'number' ? rem(size) : size
    const lineHeight = typeof size === 'number' ? Math.round((Number(line) / size) * 1000) / 1000 : line
    return [
      [`type-${name}`, `${weight} ${fontSize}/${lineHeight} var(--font-${face})`],
      [`stretch-${name}`, `${stretch}%`],
    ]
  })
}

const group = (tokens: TransformedToken[], ...names: string[]) =>
  tokens.filter(({ path }) => names.includes(path[0] ?? ''))

const GRID = ['gutter', 'gap', 'row-gap', 'per-view']

/** Colours, sizes, motion and text styles as custom properties; the three themes are one attribute. */
export function cssFormat(tokens: TransformedToken[]): string {
  const rest = tokens.filter(
    ({ path }) => !['palette', 'type', 'breakpoint', ...GRID].includes(path[0] ?? ''),
  )
  const lines = [...declarations(rest), ...textStyles(group(tokens, 'type'))]
  return [
    '/* Written by `npm run tokens` from tokens/*.json. */',
    '@layer tokens {',
    '  :root {',
    '    color-scheme: light dark;',
    ...lines.map(([name, value]) => `    --${name}: ${value};`),
    '  }',
    "  :root[data-theme='light'] { color-scheme: light; }",
    "  :root[data-theme='dark'] { color-scheme: dark; }",
    '}',
    '',
  ].join('\n')
}

/** Width of a scroll bar in pixels, which windows from 1024 px on, used with a mouse, take from the page. */
const SCROLL_BAR = 16

/** Width of the page, in pixels, in a window of that breakpoint; it never exceeds the widest content. */
const pageWidth = (breakpoint: number, content: number) =>
  breakpoint < 1024 ? breakpoint : Math.min(breakpoint - SCROLL_BAR, content)

function gridDeclarations(tokens: TransformedToken[], step: string): string[] {
  return group(tokens, ...GRID)
    .filter(({ path }) => path.at(-1) === step)
    .map((token) => `--${token.path.slice(0, -1).join('-')}: ${plainText(token)};`)
}

/** Gutters, gaps and tiles per view by the width of the page container, not of the window. */
export function gridFormat(tokens: TransformedToken[]): string {
  const content = group(tokens, 'size').find(({ path }) => path[1] === 'content')?.$value as Dimension
  const steps = group(tokens, 'breakpoint').map(({ path, $value }) => ({
    step: String(path[1]),
    from: pageWidth(($value as Dimension).value, content.value),
  }))
  const blocks = steps.map(({ step, from }) => {
    const body = gridDeclarations(tokens, step)
      .map((line) => `    ${line}`)
      .join('\n')
    const rule = `  .page-grid {\n${body}\n  }`
    return from === 0 ? rule : `  @container page (inline-size >= ${from}px) {\n${rule}\n  }`
  })
  return [
    '/* Written by `npm run tokens` from tokens/grid.json. */',
    '@layer tokens {',
    ...blocks,
    '}',
    '',
  ].join('\n')
}

function setAt(target: Record<string, unknown>, path: string[], value: unknown): void {
  const [head = '', ...tail] = path
  if (tail.length === 0) target[head] = value
  else {
    const inner = (target[head] ?? {}) as Record<string, unknown>
    target[head] = inner
    setAt(inner, tail, value)
  }
}

const scriptValue = (token: TransformedToken): unknown =>
  token.$type === 'duration' || token.$type === 'dimension' ? (token.$value as Dimension).value : token.$value

/** Values for scripts: durations in milliseconds, sizes in pixels, layers, swipe constants. */
export function scriptFormat(tokens: TransformedToken[]): string {
  const tree = {}
  for (const token of group(tokens, 'duration', 'ease', 'carousel', 'layer', 'breakpoint', 'size')) {
    setAt(tree, token.path, scriptValue(token))
  }
  return `// Written by \`npm run tokens\` from tokens/*.json.\nexport const tokens = ${JSON.stringify(tree, null, 2)} as const\n`
}

/** Every resolved token, for designers and the foundations pages. */
export function jsonFormat(tokens: TransformedToken[]): string {
  const tree = {}
  for (const token of tokens) {
    setAt(tree, token.path, { type: token.$type, value: token.$value, css: cssValue(token) })
  }
  return `${JSON.stringify(tree, null, 1)}\n`
}

function cssValue(token: TransformedToken): string | undefined {
  if (token.$type === 'shadow' || token.$type === 'gradient') return undefined
  return plainText(token)
}
