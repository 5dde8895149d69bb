import sharp from 'sharp'

/** The smallest of several encodings of the same pixels, since the pictures are stored in git. */
export async function smallest(picture: Buffer): Promise<Buffer> {
  const ways = [true, false].map((adaptiveFiltering) => ({ compressionLevel: 9, adaptiveFiltering }))
  const written = await Promise.all(ways.map((way) => sharp(picture).png(way).toBuffer()))
  return written.reduce((least, each) => (each.length < least.length ? each : least), picture)
}
