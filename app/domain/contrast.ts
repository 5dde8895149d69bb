function channels(hex: string): [number, number, number] {
  const digits = hex.slice(1)
  const full = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits
  const at = (start: number) => Number.parseInt(full.slice(start, start + 2), 16) / 255
  return [at(0), at(2), at(4)]
}

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)

/** Red, green and blue of an opaque `#` colour in linear light, 0 to 1. */
export const linearChannels = (hex: string) => channels(hex).map(linear) as [number, number, number]

function luminance(hex: string): number {
  const [red, green, blue] = linearChannels(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2.2 contrast of two opaque `#` colours, 1 to 21. */
export function contrastOf(first: string, second: string): number {
  const [dark, light] = [luminance(first), luminance(second)].sort((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}
