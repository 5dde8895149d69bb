// Compresses new pictures without loss.

import { globSync } from 'node:fs'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { smallest } from '../scripts/pictures/smallest.ts'

const root = join(import.meta.dirname, '..')
const begun = Date.now()

async function shrink(file: string): Promise<void> {
  if ((await stat(file)).mtimeMs >= begun) await writeFile(file, await smallest(await readFile(file)))
}

export async function teardown(): Promise<void> {
  for (const name of globSync('stories/__screenshots__/*/*.png', { cwd: root }))
    await shrink(join(root, name))
}
