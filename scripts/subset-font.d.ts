declare module 'subset-font' {
  type Axis = number | { min: number; max: number }

  /** The glyphs of `text` as a font file of their own. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'woff2' | 'sfnt'
      variationAxes?: Record<string, Axis>
      keepFeatures?: readonly string[]
    },
  ): Promise<Buffer>
}
