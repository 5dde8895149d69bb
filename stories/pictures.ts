const urls = import.meta.glob<string>('../sandbox/media/pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

type Art = { hue: number; width?: number; height?: number }

/** A picture without a network: two tones and a disc, in any proportions. */
export function art({ hue, width = 400, height = 400 }: Art): string {
  const radius = Math.min(width, height) * 0.3
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="hsl(${hue} 62% 26%)"/>
    <circle cx="20%" cy="12%" r="${radius * 1.6}" fill="hsl(${hue} 70% 44%)"/>
    <circle cx="50%" cy="54%" r="${radius}" fill="hsl(${(hue + 140) % 360} 78% 62%)"/>
  </svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

export const sides: Record<string, Omit<Art, 'hue'>> = {
  Portrait: { width: 420, height: 560 },
  Landscape: { width: 640, height: 360 },
}

export const hueOf = (name: string): number =>
  [...name].reduce((sum, letter) => sum * 7 + letter.charCodeAt(0), 0) % 360

/**
 * Address of a drawn picture of the fixtures, such as `diamant-40.Portrait`; undefined when there is none.
 *
 * Tests get a flat one instead: it shows the same faults, and hundreds of compared pictures stay small.
 */
export function pictureUrl(name: string): string | undefined {
  const url = urls[`../sandbox/media/pictures/${name}.webp`]
  if (!url || import.meta.env.MODE !== 'test') return url
  const [code = '', kind = ''] = name.split('.')
  return art({ hue: hueOf(code), ...sides[kind] })
}
