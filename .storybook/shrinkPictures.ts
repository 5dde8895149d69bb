// Compresses new pictures without loss, since the pictures are stored in git.

import { globSync } from 'node:fs'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

const root = join(import.meta.dirname, '..')
const begun = Date.now()

/** The smallest of several encodings of the same pixels. */
async function smallest(picture: Buffer): Promise<Buffer> {
  const ways = [true, false].map((adaptiveFiltering) => ({ compressionLevel: 9, adaptiveFiltering }))
  const written = await Promise.all(ways.map((way) => sharp(picture).png(way).toBuffer()))
  return written.reduce((least, each) => (each.length < least.length ? each : least), picture)
}

async function shrink(file: string): Promise<void> {
  if ((await stat(file)).mtimeMs >= begun) await writeFile(file, await smallest(await readFile(file)))
}

export async function teardown(): Promise<void> {
  for (const name of globSync('stories/__screenshots__/*/*.png', { cwd: root }))
    await shrink(join(root, name))
}
