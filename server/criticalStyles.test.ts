import { expect, test } from 'vitest'
import { criticalStyles } from './criticalStyles.ts'

const sheet = `
@layer tokens {
  :root { color-scheme: dark; --ink: black; --paper: var(--white); --white: white; --unused: red }
}
@layer components {
  .tile { color: var(--ink) }
  .tile[data-layout='Wide'] { inline-size: 2px }
  .tile[data-layout='Small'] { inline-size: 1px }
  .tile:hover { color: red }
  .tile:not(.gone) { order: 1 }
  .sheet { animation: rise 1s }
  .panel, .tile .name { background: var(--paper) }
  html[data-theme='dark'] .tile { color: white }
  @container page (width > 9px) { .tile { gap: 1px } .sheet { gap: 2px } }
  @media (width < 9px) { .sheet { gap: 3px } }
  @media (hover: hover) { .tile { gap: 4px } }
  @media (prefers-reduced-motion: no-preference) { .tile { transition: none } }
  .spin { animation: turn 1s }
  @keyframes turn { to { rotate: 1turn } }
  @keyframes rise { to { top: 0 } }
}
`

const kept = (html: string) => criticalStyles(sheet)(html).replaceAll(/\s+/g, ' ')

test('a page gets the rules that can match its elements, in order and with their conditions', () => {
  const css = kept('<p class="tile big" data-layout="Wide"><b class="name">x</b></p>')
  expect(css).toContain('.tile { color: var(--ink) }')
  expect(css).toContain("[data-layout='Wide']")
  expect(css).not.toContain("[data-layout='Small']")
  expect(css).toContain('@container page (width > 9px){.tile { gap: 1px }}')
  expect(css.indexOf('.tile { color')).toBeLessThan(css.indexOf('.panel, .tile .name'))
  expect(css).not.toContain('.sheet')
})

test('negated selectors and the theme’s attribute count as present', () => {
  const css = kept('<p class="tile"></p>')
  expect(css).toContain('.tile:not(.gone)')
  expect(css).toContain("html[data-theme='dark'] .tile")
})

test('interaction states and motion come later', () => {
  const css = kept('<p class="tile"></p>')
  for (const later of [':hover', 'hover: hover', 'transition']) expect(css).not.toContain(later)
})

test('custom properties and animations are kept if a kept rule uses them, directly or indirectly', () => {
  const css = kept('<p class="tile spin"><b class="name">x</b></p>')
  for (const name of ['--ink:', '--paper:', '--white:', '@keyframes turn', 'color-scheme'])
    expect(css).toContain(name)
  for (const name of ['--unused', '@keyframes rise']) expect(css).not.toContain(name)
})
