type Rgb = [number, number, number]

function parse(hex: string): Rgb {
  const text = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex
  const value = Number.parseInt(text.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

function format(rgb: Rgb): string {
  const digits = rgb.map((part) =>
    Math.max(0, Math.min(255, Math.round(part)))
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${digits.join('')}`
}

/** Straight blend of two hex colours; share 0 gives the first. */
export function mix(from: string, to: string, share: number): string {
  const start = parse(from)
  const end = parse(to)
  return format(start.map((part, index) => part + ((end[index] ?? 0) - part) * share) as Rgb)
}

/** Blend towards a warm white. */
export function lighten(color: string, share: number): string {
  return mix(color, '#fffdf2', share)
}

/** Blend towards a deep blue-black, so shades never turn grey. */
export function darken(color: string, share: number): string {
  return mix(color, '#070512', share)
}

/** Turns a colour around the wheel by degrees (the YIQ turn) and strengthens or weakens its chroma. */
export function shiftHue(color: string, degrees: number, chroma = 1): string {
  const [red, green, blue] = parse(color)
  const cos = Math.cos((degrees * Math.PI) / 180) * chroma
  const sin = Math.sin((degrees * Math.PI) / 180) * chroma
  const luma = 0.299 * red + 0.587 * green + 0.114 * blue
  const i = 0.596 * red - 0.274 * green - 0.322 * blue
  const q = 0.211 * red - 0.523 * green + 0.312 * blue
  const turnedI = i * cos - q * sin
  const turnedQ = i * sin + q * cos
  return format([
    luma + 0.956 * turnedI + 0.621 * turnedQ,
    luma - 0.272 * turnedI - 0.647 * turnedQ,
    luma - 1.106 * turnedI + 1.703 * turnedQ,
  ])
}
