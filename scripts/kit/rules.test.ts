import { expect, test } from 'vitest'
import { parsed } from '../lib/syntax.ts'
import { needsBrowser } from './needsBrowser.ts'
import { packedSpecifier } from './types.ts'

test.each([
  ['const [on, turn] = useState(false)', true],
  ['const { locale } = React.use(Context)', true],
  ['export const Names = createContext([])', true],
  ['jsx("button", { onClick: press })', true],
  ['jsx("a", { ...rest, href: "/" })', false],
  ['export const used = only(once)', false],
  ['export { Button } from "./Button.js"', false],
])('%s: %s', (source, expected) => {
  expect(needsBrowser(parsed('x.js', source))).toBe(expected)
})

test.each([
  ['./icons.ts', './icons.js'],
  ['./Rail.tsx', './Rail.js'],
  ['#ui/media/Icon', '../../media/Icon/index.js'],
  ['#ui/foundation/useSlides.ts', '../../foundation/useSlides.js'],
  ['#tokens/dist/tokens.ts', '../../../tokens/dist/tokens.js'],
])('types name %s as %s', (specifier, packed) => {
  expect(packedSpecifier('ui/layout/Rail/Rail.d.ts', specifier)).toBe(packed)
})
