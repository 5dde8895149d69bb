import type { FaceName } from './fonts.ts'
import type { Warp } from './lettering.ts'

/** How a name is drawn: face, vertical fill, the two outlines round it and the forms it may bend into. */
export type LetterStyle = {
  face: FaceName
  fill: readonly string[]
  trim: string
  edge: string
  upper: boolean
  warps: readonly Warp[]
  tracking?: number
  glow?: string
}

const goldFill = '#fffde6 #ffec9a #ffc23a #d07a10 #ffd65c #fff4ba'
const iceFill = '#ffffff #e3f6ff #8fd3ff #3b86d8 #b9e6ff #f2fcff'
const steelFill = '#ffffff #f4f8fb #c9d5e0 #8496aa #dbe5ee #ffffff'

function letters(
  form: string,
  fill: string,
  outlines: string,
  warps: string,
  extra: { tracking?: number; glow?: string } = {},
): LetterStyle {
  const [face, letterCase] = form.split(' ')
  const [trim = '', edge = ''] = outlines.split(' ')
  return {
    face: face as FaceName,
    fill: fill.split(' '),
    trim,
    edge,
    upper: letterCase === 'caps',
    warps: warps.split(' ') as Warp[],
    ...extra,
  }
}

/** Every lettering of the sandbox by name. */
export const letterStyles = {
  pharaoh: letters('roman caps', goldFill, '#7a3d06 #1d0b02', 'arch bulge'),
  temple: letters('roman caps', '#ffffff #f3fbff #bfe3ff #f7fdff', '#c98a1a #10224a', 'straight arch'),
  emerald: letters('roman caps', '#f2ffd8 #b9f27a #3fae4a #d9ff9a', '#0d4a2c #04170e', 'arch bulge'),
  sevens: letters('slab caps', '#fff9d8 #ffe04d #ff9d0a #ffcf33', '#c4121f #2b0309', 'bulge arch rise'),
  chrome: letters('slab caps', steelFill, '#16324f #050b16', 'straight bulge'),
  flame: letters('comic caps', '#fffde0 #ffe14a #ff8a12 #e02a0c', '#5a0707 #1c0204', 'rise bulge wave', {
    glow: '#ff6a00',
  }),
  frost: letters('rune mixed', iceFill, '#14406e #041226', 'arch straight', { glow: '#7fd0ff' }),
  saga: letters('gothic mixed', steelFill, '#6b4413 #0c0a10', 'straight arch'),
  blood: letters(
    'gothic mixed',
    '#fffdf4 #ffe6d6 #ff8a72 #e01a2c #ff5a50',
    '#7a0a18 #080104',
    'straight arch bulge',
    { glow: '#ff1e3c' },
  ),
  moonlit: letters('rune mixed', '#ffffff #e6dcff #a58cf0 #e9ddff', '#3a1a72 #0d0524', 'arch bulge'),
  folk: letters('slab mixed', '#fffdf3 #fff3d6 #f2cf95 #fff6e2', '#a3171f #1f0a08', 'arch straight'),
  wildwood: letters('rune mixed', '#fffbe0 #ffdf9a #e08a3a #ffd085', '#123f2a #05140d', 'straight bulge'),
  saloon: letters('saloon caps', '#fff6d2 #ffd98a #e0862c #ffc86b', '#6a240c #1c0803', 'arch straight bulge'),
  wanted: letters('slab caps', '#fff2cf #f7c873 #c9702b #f3b45c', '#3d1608 #120502', 'arch bulge'),
  neon: letters('tech caps', '#ffffff #d8fbff #5ff0ff #d0faff', '#7a1fff #0b0328', 'straight arch', {
    glow: '#5ad8ff',
  }),
  velocity: letters('speed caps', '#ffffff #fff1b8 #ffb21c #ff6a1a', '#8a0f2d #17030f', 'rise straight', {
    glow: '#ff7a2a',
  }),
  cyber: letters('speed caps', '#ffffff #c9ffe9 #2df0a8 #c7ffe6', '#064a5a #021018', 'rise straight', {
    glow: '#2df0c8',
  }),
  prism: letters('tech caps', '#ffffff #ffd6fb #e879ff #7d6bff #d8f2ff', '#2c1180 #0a0430', 'bulge straight'),
  sugar: letters('round mixed', '#ffffff #fff0f8 #ffb8de #ff6fb5', '#c01473 #4a0536', 'bulge wave arch'),
  caramel: letters('script mixed', '#fffdf0 #fff0b0 #ffc94d #ff9a2e', '#8a1a5c #33062a', 'arch wave rise'),
  orchard: letters('script mixed', '#fffef0 #fff5b8 #ffd93b #ffaf1a', '#a3121f #2b0408', 'rise arch'),
  lagoon: letters('round mixed', '#ffffff #d9fffb #5fe4ec #1fa6d8 #c4fbff', '#07427a #02163a', 'bulge wave'),
  angler: letters('comic caps', '#ffffff #fff6a8 #ffd21f #ff9f12', '#0b4f94 #03183a', 'bulge wave rise'),
  blast: letters('comic caps', '#fffbe0 #ffe26a #ff9f1f #ffd04a', '#4a2308 #140803', 'bulge rise arch'),
  imperial: letters('rune mixed', goldFill, '#a00d14 #220205', 'arch bulge straight'),
  lacquer: letters('slab caps', goldFill, '#8a0a12 #1f0204', 'arch bulge'),
  tome: letters('roman caps', '#fff8dd #f2d596 #b98335 #f0cf8a', '#3b1d55 #0d0618', 'arch straight'),
  bank: letters('slab caps', '#fbffe8 #d8f58a #7cc22c #d2f07c', '#0f4a26 #03150b', 'straight bulge rise'),
  studio: letters('tech caps', '#ffffff #fff6dc #f0d08c #fff3cf', '#3a1a0c #0a0508', 'straight', {
    tracking: 0.01,
  }),
  lounge: letters('roman caps', '#fffdf4 #fbe6b4 #d9a441 #fbe7b5', '#101a1c #04080a', 'straight arch', {
    tracking: 0.015,
  }),
  show: letters('slab caps', '#ffffff #fff0b8 #ffc31f #ffe07a', '#b01383 #250230', 'arch bulge', {
    glow: '#ff4fd0',
  }),
} satisfies Record<string, LetterStyle>

/** Name of a lettering. */
export type LetterStyleName = keyof typeof letterStyles
