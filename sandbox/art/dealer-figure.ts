import { darken, lighten, mix } from './color.ts'
import { hairBack, hairFront } from './dealer-hair.ts'
import type { DealerLook } from './dealer-look.ts'
import { glow } from './light.ts'
import type { Paint } from './paint.ts'
import { evenly, oval, pointsOf, smooth } from './shapes.ts'
import { ball, cast, gloss } from './solid.ts'

const line = (d: string, color: string, width: number, opacity = 1) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-opacity="${opacity}"` +
  ` stroke-linecap="round" stroke-linejoin="round"/>`

/** Light from above on cloth. */
const cloth = (paint: Paint, color: string) =>
  paint.linear([lighten(color, 0.22), color, darken(color, 0.35)], [0.2, 0, 0.7, 1])

/** Face light: warm above, shade at the chin. */
const skinOf = (paint: Paint, skin: string) =>
  paint.linear([lighten(skin, 0.18), skin, mix(skin, '#7a2c1c', 0.28)], [0.25, 0, 0.7, 1])

function body(paint: Paint, { woman, shirt, vest, tie }: DealerLook): string {
  const wide = woman ? 92 : 110
  const shoulders = evenly(
    `0,-34 24,-30 ${wide - 22},-14 ${wide},18 ${wide + 14},96 ${wide + 6},190 60,200 0,200`,
  )
  const waistcoat = evenly(`0,52 22,-16 ${wide - 44},-20 ${wide - 32},52 ${wide - 30},200 0,206`)
  const sleeve = (side: 1 | -1) =>
    `<g transform="scale(${side} 1)">` +
    cast(
      paint,
      smooth(
        pointsOf(`${wide - 14},14 ${wide + 16},64 ${wide + 22},118 76,170 34,186 38,160 ${wide - 34},112`),
      ),
      cloth(paint, shirt),
      4,
      4,
    ) +
    '</g>'
  const collar = (side: 1 | -1) =>
    `<g transform="scale(${side} 1)">${cast(paint, 'M2 -18L24 -42L40 -18L22 10Z', lighten(shirt, 0.2), 2, 3)}</g>`
  const knot = woman
    ? cast(paint, 'M-7 -12H7L14 34L0 56L-14 34Z', ball(paint, tie), 2, 3)
    : cast(
        paint,
        smooth(pointsOf('0,-12 24,-24 32,-12 24,0 0,-6 -24,0 -32,-12 -24,-24')),
        ball(paint, tie),
        2,
        3,
      ) + cast(paint, oval(0, -11, 7, 8), ball(paint, tie), 1, 2)
  const buttons = [76, 104, 132].map((y) => `<circle cx="0" cy="${y}" r="4" fill="#e8c878"/>`).join('')
  return (
    cast(paint, shoulders, cloth(paint, shirt), 6, 5) +
    cast(paint, waistcoat, cloth(paint, vest), 5, 4) +
    line('M0 54V200', darken(vest, 0.4), 3) +
    buttons +
    collar(-1) +
    collar(1) +
    knot +
    sleeve(-1) +
    sleeve(1)
  )
}

function eye(x: number, { hair, woman }: DealerLook): string {
  const lash = woman ? 3.6 : 2.6
  return (
    `<ellipse cx="${x}" cy="-96" rx="7.5" ry="5.4" fill="#fffaf4"/>` +
    `<circle cx="${x}" cy="-96" r="4.6" fill="#2a1810"/>` +
    `<circle cx="${x - 1.6}" cy="-98" r="1.5" fill="#fff"/>` +
    line(`M${x - 9} -97Q${x} -105 ${x + 9} -97`, '#1c0e0a', lash) +
    line(`M${x - 11} -109Q${x} -${woman ? 117 : 115} ${x + 11} -109`, darken(hair, 0.15), woman ? 3 : 4.4)
  )
}

function face(paint: Paint, look: DealerLook): string {
  const { skin, lips, woman, beard, glasses, hair } = look
  const deep = mix(skin, '#5a1c12', 0.45)
  const stubble = beard
    ? `<g clip-path="${paint.clip(headOf(woman))}"><path d="M-50 -84Q-38 -62 -18 -66Q0 -72 18 -66Q38 -62 50 -84V-20H-50Z"` +
      ` fill="${hair}" fill-opacity=".82"/></g>`
    : ''
  const rims = glasses
    ? line(`${oval(-18, -95, 13, 11)}${oval(18, -95, 13, 11)}M-5 -97Q0 -100 5 -97`, '#20181c', 2.6)
    : ''
  const mouth = woman
    ? `<path d="M-15 -65Q-6 -67 0 -64Q6 -67 15 -65Q0 -43 -15 -65Z" fill="${lips}"/>` +
      line('M-16 -66Q0 -54 16 -66', darken(lips, 0.4), 1.8)
    : `<path d="M-16 -65Q0 -48 16 -65Q0 -58 -16 -65Z" fill="#fff6ec" stroke="${deep}" stroke-width="2.4"/>`
  return (
    glow(paint, -27, -76, 15, '#ff7a5a', woman ? 0.34 : 0.2) +
    glow(paint, 27, -76, 15, '#ff7a5a', woman ? 0.34 : 0.2) +
    stubble +
    eye(-18, look) +
    eye(18, look) +
    line('M2 -94Q6 -82 3 -77Q-1 -74 -6 -77', deep, 2.6, 0.75) +
    mouth +
    rims
  )
}

const headOf = (woman: boolean) =>
  evenly(woman ? '0,-146 30,-138 42,-108 38,-76 20,-48 0,-39' : '0,-146 32,-138 43,-108 40,-74 25,-47 0,-39')

/** A dealer behind the table, head at -95 and waist at 200; about 260 wide. */
export function dealerFigure(paint: Paint, look: DealerLook): string {
  const { skin, woman } = look
  const neck = 'M-19 -62L-21 -22Q0 2 21 -22L19 -62Z'
  const ear = (side: 1 | -1) =>
    cast(paint, oval(side * 42, -90, 8, 12), skinOf(paint, skin), 2, 4) +
    (woman
      ? `<circle cx="${side * 44}" cy="-74" r="4.2" fill="#f2c94c" stroke="#6a3a0a" stroke-width="1.4"/>`
      : '')
  return (
    hairBack(paint, look) +
    body(paint, look) +
    cast(paint, neck, paint.linear([mix(skin, '#5a1c12', 0.45), skin]), 2, 3) +
    ear(-1) +
    ear(1) +
    cast(paint, headOf(woman), skinOf(paint, skin), 4, 5) +
    face(paint, look) +
    hairFront(paint, look) +
    gloss(paint, oval(-14, -134, 13, 5), 0.22)
  )
}
