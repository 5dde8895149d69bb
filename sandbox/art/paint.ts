/** A colour, or a colour with its opacity and, if the spacing is uneven, its offset. */
export type Stop = string | readonly [color: string, opacity: number, offset?: number]

/** Direction of a gradient inside the box of its shape. */
type LinearAxis = readonly [x1: number, y1: number, x2: number, y2: number]
/** Centre, radius and focus inside the box of a shape. */
type RadialShape = { cx?: number; cy?: number; r?: number; fx?: number; fy?: number }

/** Collects gradients and clips of one picture; equal definitions share one id. */
export type Paint = {
  linear(stops: readonly Stop[], axis?: LinearAxis): string
  radial(stops: readonly Stop[], shape?: RadialShape): string
  clip(d: string): string
  path(d: string): string
  defs(): string
}

function stopsMarkup(stops: readonly Stop[]): string {
  return stops
    .map((stop, index) => {
      const [color, opacity, offset] = typeof stop === 'string' ? [stop, 1] : stop
      const at = offset ?? index / Math.max(1, stops.length - 1)
      const alpha = opacity === 1 ? '' : ` stop-opacity="${opacity}"`
      return `<stop offset="${Math.round(at * 1000) / 1000}" stop-color="${color}"${alpha}/>`
    })
    .join('')
}

/** An empty store of definitions. */
export function createPaint(): Paint {
  const ids = new Map<string, string>()
  function define(open: string, body: string, close: string): string {
    const key = `${open}|${body}`
    const known = ids.get(key)
    if (known !== undefined) return known
    const id = `d${ids.size}`
    ids.set(key, id)
    markup.push(`${open.replace(' ', ` id="${id}" `)}${body}${close}`)
    return id
  }
  const markup: string[] = []
  return {
    linear: (stops, [x1, y1, x2, y2] = [0, 0, 0, 1]) => {
      const open = `<linearGradient x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">`
      return `url(#${define(open, stopsMarkup(stops), '</linearGradient>')})`
    },
    radial: (stops, { cx = 0.5, cy = 0.5, r = 0.5, fx = cx, fy = cy } = {}) => {
      const open = `<radialGradient cx="${cx}" cy="${cy}" r="${r}" fx="${fx}" fy="${fy}">`
      return `url(#${define(open, stopsMarkup(stops), '</radialGradient>')})`
    },
    clip: (d) => `url(#${define('<clipPath >', `<path d="${d}"/>`, '</clipPath>')})`,
    path: (d) => define(`<path d="${d}"/>`, '', ''),
    defs: () => `<defs>${markup.join('')}</defs>`,
  }
}
