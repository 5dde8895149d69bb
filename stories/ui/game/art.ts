import type { GameTileProps, TilePicture } from '#ui/game/GameTile'

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

const sides = {
  Default: { width: 400, height: 400 },
  DoubleRow: { width: 400, height: 400 },
  Portrait: { width: 420, height: 560 },
  Landscape: { width: 640, height: 360 },
  Top10: { width: 420, height: 560 },
  LargeOnMobile: { width: 640, height: 360 },
} as const

const names = [
  'Arcul de Foc',
  'Livada de Aur',
  'Regina Nilului',
  'Diamant 40',
  'Ruleta Carpați',
  'Steaua Polară',
  'Cireșe Aprinse',
  'Orașul Pierdut',
  'Lupul Argintiu',
  'Comoara Dunării',
]

const studios = ['Turnul Nord', 'Brazi', 'Calea Lactee']

/** Picture of the game in place `index`, in the proportions of `layout`. */
export function pictureOf(index: number, layout: keyof typeof sides = 'Default'): TilePicture {
  return { src: art({ hue: (index * 47) % 360, ...sides[layout] }) }
}

/** Ten games, the same ones each time. */
export function games(layout: keyof typeof sides = 'Default'): GameTileProps[] {
  return names.map((name, index) => ({
    name,
    provider: studios[index % studios.length] ?? '',
    href: `/jocuri/${index + 1}`,
    playHref: `/joaca/${index + 1}`,
    demoHref: index % 2 === 0 ? `/demo/${index + 1}` : undefined,
    layout,
    picture: pictureOf(index, layout),
  }))
}
