// node scripts/siteIcons.ts: renders the site's icons from public/favicon.svg, for browsers and home screens without
// SVG.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

const folder = join(import.meta.dirname, '../public')
const svg = readFileSync(join(folder, 'favicon.svg'), 'utf8')
const [, drawing = ''] = /^<svg[^>]*>(.*)<\/svg>\s*$/s.exec(svg) ?? []

/** The drawing on a full background with a margin, since home screens clip icons to their own shape. */
function onGround(room: number): string {
  const side = 32 + 2 * room
  const box = `${-room} ${-room} ${side} ${side}`
  const ground = `<rect x="${-room}" y="${-room}" width="${side}" height="${side}" fill="#461e10"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${ground}${drawing}</svg>`
}

const png = (drawn: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(drawn), { density: size * 3 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer()

/** Pictures as one ICO file: a header, an entry of 16 bytes for each, and the pictures themselves. */
function ico(pictures: readonly { size: number; bytes: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  for (const [index, { size, bytes }] of pictures.entries()) {
    const entry = 6 + 16 * index
    head.writeUInt8(size, entry)
    head.writeUInt8(size, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(bytes.length, entry + 8)
    head.writeUInt32LE(offset, entry + 12)
    offset += bytes.length
  }
  return Buffer.concat([head, ...pictures.map(({ bytes }) => bytes)])
}

mkdirSync(join(folder, 'icons'), { recursive: true })
const write = (name: string, bytes: Buffer): void => writeFileSync(join(folder, name), bytes)
write('icons/192.png', await png(svg, 192))
write('icons/512.png', await png(svg, 512))
write('icons/maskable-512.png', await png(onGround(5), 512))
write('apple-touch-icon.png', await png(onGround(3), 180))
const small = [16, 32, 48].map(async (size) => ({ size, bytes: await png(svg, size) }))
write('favicon.ico', ico(await Promise.all(small)))
