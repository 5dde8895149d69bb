import { darken, lighten, mix } from '../../color.ts'
import { oval, place, pointsOf, poly, smooth, star } from '../../shapes.ts'
import { ball, cast, gloss, metal, solid } from '../../solid.ts'
import type { Stage } from '../../stage.ts'
import { fill } from '../../terrain.ts'

function ribs({ paint }: Stage, tone: string, sign: number, lift: number): string {
  return Array.from({ length: 9 }, (_, index) => {
    const angle = (index - 4) * 0.3
    const [x, y] = [Math.sin(angle) * 96, sign * Math.cos(angle) * 88 * lift]
    return solid(
      paint,
      smooth(
        [
          [0, 0],
          [x - 15 * Math.cos(angle), y],
          [x * 1.05, y * 1.12],
          [x + 15 * Math.cos(angle), y],
        ],
        true,
        0.8,
      ),
      {
        fill: paint.linear([lighten(tone, 0.75), tone, darken(tone, 0.3)]),
        bevel: 2,
        outlineWidth: 4,
        outline: darken(tone, 0.65),
      },
    )
  }).join('')
}

function pearl({ paint }: Stage): string {
  return (
    solid(paint, oval(0, 10, 40), {
      fill: paint.radial(
        [
          ['#ffffff', 1, 0],
          ['#fff4fa', 1, 0.35],
          ['#d8c8e8', 1, 0.7],
          ['#8a8ab8', 1, 0.9],
          ['#f0e0ff', 1, 1],
        ],
        { cx: 0.42, cy: 0.36, r: 0.66 },
      ),
      bevel: 3,
      shade: 0.15,
    }) + place(gloss(paint, oval(0, 0, 15, 10), 1), -13, -8, 1, -30)
  )
}

/** Figure of the ocean scenes: shell; drawn round the origin in the hero box. */
export function shell(stage: Stage): string {
  const { paint, random } = stage
  const tone = random.pick(['#ff8ab8', '#ffb07a', '#a88aff', '#6ad0ff'])
  return (
    place(ribs(stage, tone, -1, 1), 0, 42) +
    fill(
      oval(0, 44, 84, 26),
      paint.radial([
        ['#fff', 1],
        [mix(tone, '#fff', 0.5), 1],
        [darken(tone, 0.5), 1],
      ]),
    ) +
    pearl(stage) +
    place(ribs(stage, tone, 1, 0.42), 0, 50)
  )
}

/** Figure of the ocean scenes: trident; drawn round the origin in the hero box. */
export function trident({ paint }: Stage): string {
  const gold = metal(paint, 'gold')
  const fork =
    'M-8 10C-60 8 -66 -24 -64 -62L-78 -54L-58 -98L-38 -54L-50 -62C-50 -34 -40 -20 -10 ' +
    '-16V-70L-22 -64L0 -108L22 -64L10 -70V-16C40 -20 50 -34 50 -62L38 -54L58 -98L78 ' +
    '-54L64 -62C66 -24 60 8 8 10L10 98H-10Z'
  return (
    cast(paint, fork, gold, 6) +
    cast(paint, oval(0, 4, 15), ball(paint, '#18d0e0'), 3) +
    cast(paint, poly(pointsOf('-14,88 14,88 0,112')), gold, 2)
  )
}

/** Figure of the ocean scenes: dolphin; drawn round the origin in the hero box. */
export function dolphin({ paint, random }: Stage): string {
  const tone = random.pick(['#2a8ae0', '#5a9ac8', '#3a6ae0', '#1ab0c0'])
  const body =
    'M-96 34C-80 -6 -50 -50 2 -54C18 -76 30 -84 46 -86C40 -72 40 -62 44 -46C72 -34 88 ' +
    '-14 96 4C104 10 106 20 92 20C78 20 72 16 64 18C40 30 4 18 -24 24C-48 30 -62 52 ' +
    '-66 84C-78 76 -84 66 -84 58C-96 66 -112 66 -124 58C-112 54 -102 44 -96 34Z'
  return (
    cast(paint, body, paint.linear([lighten(tone, 0.65), tone, darken(tone, 0.45)], [0.4, 0, 0.6, 1]), 7) +
    fill('M92 20C72 18 60 18 44 22C18 24 -2 18 -24 24C0 8 44 -2 92 20Z', '#eafaff', 0.85) +
    cast(paint, 'M14 8C10 36 -6 52 -24 60C-26 38 -20 20 -8 4Z', tone, 3) +
    '<circle cx="62" cy="-6" r="6" fill="#0a1020"/>' +
    '<circle cx="60" cy="-8" r="2.2" fill="#fff"/>' +
    '<path d="M94 8Q78 8 70 4" stroke="#0a2040" stroke-width="3" fill="none"/>'
  )
}

/** Figure of the ocean scenes: reef fish; drawn round the origin in the hero box. */
export function reefFish({ paint, random }: Stage): string {
  const [one, two] = random.pick([
    ['#ff8a1a', '#fff6e8'],
    ['#f2d01a', '#2a4ae0'],
    ['#e02a8a', '#ffd24a'],
    ['#1ad0c0', '#e8fff8'],
  ] as const)
  const body = 'M-62 0C-44 -56 34 -74 84 -6C90 0 90 6 84 12C40 70 -40 58 -62 0Z'
  const tint = (d: string) => cast(paint, d, paint.linear([lighten(one, 0.4), one, darken(one, 0.45)]), 4)
  return (
    tint('M-52 2C-70 -34 -90 -44 -104 -42C-92 -16 -92 16 -104 44C-88 44 -66 32 -52 2Z') +
    tint('M-30 -38C-14 -84 30 -88 52 -70C44 -60 40 -50 44 -40Z') +
    tint('M-14 40C-6 70 14 78 30 74C24 64 24 54 28 44Z') +
    cast(paint, body, paint.linear([lighten(one, 0.5), one, darken(one, 0.5)]), 7) +
    `<g clip-path="${paint.clip(body)}"><path d="M22 -70Q2 0 22 70M-26 -60Q-42 0 -26` +
    ` 60" fill="none" stroke="${two}" stroke-width="17" stroke-opacity=".92"/></g>` +
    '<circle cx="54" cy="-10" r="14" fill="#fff"/>' +
    '<circle cx="57" cy="-10" r="8.5" fill="#140a1a"/>' +
    '<circle cx="54" cy="-14" r="3" fill="#fff"/>' +
    '<path d="M84 8Q72 18 62 14" stroke="#3a0a1a" stroke-width="4" fill="none" ' +
    'stroke-linecap="round"/>'
  )
}

/** Figure of the ocean scenes: starfish; drawn round the origin in the hero box. */
export function starfish({ paint, random }: Stage): string {
  const tone = random.pick(['#ff7a3a', '#ff4a8a', '#ffc23a'])
  return (
    cast(paint, smooth(star(5, 50, 20), true, 0.9), ball(paint, tone), 4) +
    fill(
      star(5, 34, 12)
        .map(([x, y]) => oval(x, y, 3))
        .join(''),
      '#fff3d8',
      0.8,
    )
  )
}
