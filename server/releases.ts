import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Logger } from 'pino'
import { minutes } from '#app/lib/durations.ts'

/** For how long a page of a release may still stand in a browser or a cache, in milliseconds. */
const KEPT = minutes(7 * 24 * 60)

/** How often an instance says that its files are in use, in milliseconds. */
const PERIOD = minutes(12 * 60)

/** Copies a file in one step for whoever looks: several instances do so at once. Its part lies where nobody is served. */
async function copyWhole(from: string, to: string): Promise<void> {
  const part = join(dirname(to), '..', randomUUID())
  await copyFile(from, part, constants.COPYFILE_FICLONE)
  await rename(part, to)
}

async function putFile(from: string, to: string): Promise<void> {
  const now = new Date()
  await utimes(to, now, now).catch(() => copyWhole(from, to))
}

/**
 * Puts the hashed files of this build beside those of other releases in `dir`, which all instances share, and removes those
 * that no instance has used for a week.
 */
export async function putRelease(clientDir: string, dir: string): Promise<void> {
  const [own, all] = [join(clientDir, 'assets'), join(dir, 'assets')]
  await mkdir(all, { recursive: true })
  const names = new Set(await readdir(own))
  for (const name of names) await putFile(join(own, name), join(all, name))
  for (const name of await readdir(all)) {
    if (names.has(name)) continue
    const file = join(all, name)
    // Another instance may have removed it.
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }))
    if (Date.now() - mtimeMs > KEPT) await rm(file, { force: true })
  }
}

/** Does so now and twice a day. A folder that cannot be written costs pages of other releases their files, nothing else. */
export async function keepRelease(clientDir: string, dir: string, log: Pick<Logger, 'error'>): Promise<void> {
  const put = () =>
    putRelease(clientDir, dir).catch((error: unknown) => log.error({ err: error }, 'release not shared'))
  await put()
  setInterval(put, PERIOD).unref()
}
