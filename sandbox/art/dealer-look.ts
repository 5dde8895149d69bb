import { createRandom } from './random.ts'

/** The look of a dealer, determined by a number. */
export type DealerLook = {
  woman: boolean
  skin: string
  hair: string
  cut: number
  lips: string
  vest: string
  shirt: string
  tie: string
  beard: boolean
  glasses: boolean
}

const skins = ['#f7d3b5', '#eebf98', '#e2a878', '#c98a5c', '#a56a42', '#7d4c2e']
const hairs = ['#1c1416', '#2e1c14', '#4a2c18', '#6e4222', '#9a6a34', '#c8994e', '#7a2c14']
const lips = ['#b8404a', '#a83440', '#c25a52', '#8e2a3c']
const vests = ['#16181f', '#3a0d1c', '#0d2a3a', '#143026', '#2c1a3c', '#3c2a12']
const shirts = ['#f4f1ea', '#e9eef5', '#f6ebe0', '#2a2a33']
const ties = ['#c02038', '#d8a33a', '#1f5ab0', '#1a8a6a', '#7a2ab0', '#16161c']

/** The look of dealer `number`; the odd ones are women. */
export function dealerLook(number: number): DealerLook {
  const random = createRandom(`dealer ${number}`)
  const woman = number % 2 === 1
  const skin = random.pick([...skins.slice(0, 3), ...skins])
  // Light hair with dark skin would look like a drawing mistake.
  const dark = skins.indexOf(skin) > 2
  return {
    woman,
    skin,
    hair: random.pick(dark ? hairs.slice(0, 3) : hairs),
    cut: random.int(4),
    lips: random.pick(lips),
    vest: random.pick(vests),
    shirt: random.pick(shirts),
    tie: random.pick(ties),
    beard: !woman && random.chance(0.4),
    glasses: random.chance(0.16),
  }
}
