import { mkdir, mkdtemp, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import { minutes } from '#app/domain/durations.ts'
import { serveFiles } from './http/static.ts'
import { keepRelease, putRelease } from './releases.ts'

const DAY = minutes(24 * 60)

/** A build with the given files. */
async function build(files: Record<string, string>): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'build-'))
  await mkdir(join(dir, 'assets'))
  for (const [name, text] of Object.entries(files)) await writeFile(join(dir, 'assets', name), text)
  return dir
}

const shared = async () => mkdtemp(join(tmpdir(), 'releases-'))

async function used(file: string, daysAgo: number): Promise<void> {
  const then = new Date(Date.now() - daysAgo * DAY)
  await utimes(file, then, then)
}

test('an instance serves files of older and newer releases too', async () => {
  const releases = await shared()
  const [older, newer] = [await build({ 'a-1.js': 'one' }), await build({ 'a-2.js': 'two' })]
  await putRelease(older, releases)
  await putRelease(newer, releases)
  for (const own of [older, newer]) {
    const app = new Hono()
    serveFiles(app, own, releases)
    for (const [name, text] of [
      ['a-1.js', 'one'],
      ['a-2.js', 'two'],
    ]) {
      const answer = await app.request(`/assets/${name}`)
      expect([await answer.text(), answer.headers.get('cache-control')]).toEqual([
        text,
        'public, max-age=31536000, immutable',
      ])
    }
    expect((await app.request('/assets/a-3.js')).status).toBe(404)
    expect((await app.request('/assets/..%2f..%2fetc%2fpasswd')).status).toBe(404)
  }
})

test('files unused for a week are removed; those of a running release stay, however old', async () => {
  const releases = await shared()
  const own = await build({ 'a-2.js': 'two' })
  await putRelease(await build({ 'a-0.js': 'zero', 'a-1.js': 'one', 'a-2.js': 'two' }), releases)
  const at = (name: string) => join(releases, 'assets', name)
  await used(at('a-0.js'), 8)
  await used(at('a-1.js'), 6)
  await used(at('a-2.js'), 30)
  await putRelease(own, releases)
  expect((await readdir(join(releases, 'assets'))).sort()).toEqual(['a-1.js', 'a-2.js'])
  expect(Date.now() - (await stat(at('a-2.js'))).mtimeMs).toBeLessThan(minutes(1))
})

test('instances that start at the same time leave every file complete', async () => {
  const releases = await shared()
  const text = 'x'.repeat(1_000_000)
  const own = await build({ 'a-1.js': text, 'b-1.js': text })
  await Promise.all([putRelease(own, releases), putRelease(own, releases), putRelease(own, releases)])
  expect((await readdir(join(releases, 'assets'))).sort()).toEqual(['a-1.js', 'b-1.js'])
  expect(await readFile(join(releases, 'assets', 'a-1.js'), 'utf8')).toBe(text)
})

test('a read-only folder is reported, and the start continues', async () => {
  const error = vi.fn()
  const own = await build({ 'a-1.js': 'one' })
  await keepRelease(own, join(own, 'assets', 'a-1.js', 'releases'), { error })
  expect(error).toHaveBeenCalledWith({ err: expect.any(Error) }, 'release not shared')
})
