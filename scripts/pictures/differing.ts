// The pictures of the last run that differ from the kept ones, and what accepting one does.
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, realpath, writeFile } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { smallest } from './smallest.ts'

export type Folders = {
  /** The pictures in git. */
  kept: string
  /** What the run left: `<look>/<story>-actual.png` and `-diff.png`, or `-reference.png` of a new picture. */
  results: string
}

export type Side = 'before' | 'after' | 'difference'

/** A picture to judge; a new one has nothing before it, and one of another size has no difference. */
export type Differing = { name: string; sides: Side[] }

const NAME = /^(?:dark|light|forced)\/\w[\w-]*$/
const TAKEN = /-(?:actual|reference)\.png$/

const pathOf = (folder: string, name: string, ending = '') => join(folder, `${name}${ending}.png`)

/** Where a side of a picture is; undefined if the run left none, or if `name` is no name of a picture. */
export function fileOf({ kept, results }: Folders, name: string, side: Side): string | undefined {
  if (!NAME.test(name)) return undefined
  const places: Record<Side, string[]> = {
    // Accepting replaces the kept picture, therefore it is set aside first.
    before: [pathOf(results, name, '-before'), pathOf(kept, name)],
    after: [pathOf(results, name, '-actual'), pathOf(results, name, '-reference')],
    difference: [pathOf(results, name, '-diff')],
  }
  return places[side].find((path) => existsSync(path))
}

const SIDES: Side[] = ['before', 'after', 'difference']

async function takenIn(results: string, look: string): Promise<string[]> {
  if (!existsSync(join(results, look))) return []
  const files = await readdir(join(results, look))
  return files.filter((file) => TAKEN.test(file)).map((file) => `${look}/${file.replace(TAKEN, '')}`)
}

/** All pictures that the last run found to differ, by name. */
export async function differing(folders: Folders): Promise<Differing[]> {
  const looks = await Promise.all(['dark', 'light', 'forced'].map((look) => takenIn(folders.results, look)))
  return looks
    .flat()
    .sort()
    .map((name) => ({ name, sides: SIDES.filter((side) => fileOf(folders, name, side)) }))
}

/** A link in the folder of pictures could lead out of it. */
async function isInside(folder: string, file: string): Promise<boolean> {
  const whole = existsSync(file) ? await realpath(file) : join(await realpath(dirname(file)), 'new')
  return whole.startsWith(`${await realpath(folder)}${sep}`)
}

/** Replaces the kept picture by that of the run; false if the run has none of that name. */
export async function accept(folders: Folders, name: string): Promise<boolean> {
  const after = fileOf(folders, name, 'after')
  if (!after) return false
  const target = pathOf(folders.kept, name)
  await mkdir(dirname(target), { recursive: true })
  if (!(await isInside(folders.kept, target))) return false
  const before = pathOf(folders.results, name, '-before')
  if (existsSync(target) && !existsSync(before)) await copyFile(target, before)
  await writeFile(target, await smallest(await readFile(after)))
  return true
}
