declare module 'subset-font' {
  type Axis = number | { min: number; max: number }

  /** A font file with the glyphs of `text`. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'woff2' | 'sfnt'
      variationAxes?: Record<string, Axis>
      keepFeatures?: readonly string[]
      noHinting?: boolean
      preserveNameIds?: readonly number[]
    },
  ): Promise<Buffer>
}
