import { type BrandFace, brandFaces } from '../../ui/foundation/brandFaces.ts'

const rule = ({ family, file, weight, stretch, range }: BrandFace): string => `@font-face {
  font-family: '${family}';
  font-weight: ${weight};
  font-stretch: ${stretch};
  font-display: swap;
  src: url('/fonts/${file}.woff2') format('woff2');
  unicode-range: ${range};
}
`

/** The rules for pages without scripts, and for Storybook. */
export const brandFacesCss = (): string =>
  [
    '/* Written by scripts/fonts.ts from brandFaces.ts. Until a font has loaded, fallbackFaces.css has a metric-compatible\n   fallback. */\n',
    ...brandFaces.map(rule),
  ].join('\n')
