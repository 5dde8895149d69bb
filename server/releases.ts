import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Logger } from 'pino'
import { minutes } from '#app/domain/durations.ts'

/** Milliseconds for which a page of a release may still be in a browser or a cache. */
const KEPT_MS = minutes(7 * 24 * 60)

/** Interval in milliseconds at which an instance marks its files as used. */
const MARK_INTERVAL_MS = minutes(12 * 60)

/**
 * Copies a file atomically, since several instances do so at once. The temporary copy is outside of the served folder.
 */
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
 * Copies the hashed files of this build into `dir`, which all instances share, and removes files that no instance has
 * used for a week.
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
    if (Date.now() - mtimeMs > KEPT_MS) await rm(file, { force: true })
  }
}

/** Does so now and twice a day. If the folder cannot be written, pages of other releases lack their files. */
export async function keepRelease(clientDir: string, dir: string, log: Pick<Logger, 'error'>): Promise<void> {
  const put = () =>
    putRelease(clientDir, dir).catch((error: unknown) => log.error({ err: error }, 'release not shared'))
  await put()
  setInterval(put, MARK_INTERVAL_MS).unref()
}
