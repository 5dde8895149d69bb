import sharp from 'sharp'

const declaredWidth = /<svg[^>]*? width="(\d+)"/

/** Rasterises to webp at a width in CSS pixels (height follows the ratio). */
export function renderWebp(svg: string, options: { width: number; quality?: number }): Promise<Buffer> {
  const native = Number(declaredWidth.exec(svg)?.[1] ?? options.width)
  return sharp(Buffer.from(svg), { density: (72 * options.width) / native })
    .resize({ width: options.width })
    .webp({ quality: options.quality ?? 72, effort: 5 })
    .toBuffer()
}
