// @vitest-environment node
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { differing, type Folders } from './differing.ts'
import { serveReview } from './server.ts'

const drawn = (red: number) =>
  sharp({ create: { width: 4, height: 4, channels: 3, background: { r: red, g: 0, b: 0 } } })
    .png({ compressionLevel: 0 })
    .toBuffer()

let folder: string
let folders: Folders
let review: Awaited<ReturnType<typeof serveReview>>
const before = await drawn(10)
const after = await drawn(200)
const name = 'dark/a-typical'

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'))
  folders = { kept: join(folder, 'kept'), results: join(folder, 'results') }
  for (const look of ['kept/dark', 'results/dark', 'results/light'])
    await mkdir(join(folder, look), { recursive: true })
  await writeFile(join(folders.kept, `${name}.png`), before)
  await writeFile(join(folders.results, `${name}-actual.png`), after)
  await writeFile(join(folders.results, `${name}-diff.png`), after)
  await writeFile(join(folders.results, 'light/a-new-reference.png'), after)
  review = await serveReview(folders, await differing(folders))
})

afterEach(async () => {
  review.server.closeAllConnections()
  review.server.close()
  await rm(folder, { recursive: true })
})

const get = (path: string) => fetch(new URL(path, review.address))

const post = (what: string, headers: Record<string, string> = {}) =>
  fetch(new URL(`accept?${new URLSearchParams({ name: what })}`, review.address), {
    method: 'POST',
    headers: { origin: new URL(review.address).origin, ...headers },
  })

const kept = () => readFile(join(folders.kept, `${name}.png`))

test('pictures that differ are listed with their sides, and new ones', async () => {
  expect(await (await get('pictures')).json()).toEqual({
    pictures: [
      { name, sides: ['before', 'after', 'difference'] },
      { name: 'light/a-new', sides: ['after'] },
    ],
    accepted: [],
  })
  const picture = await get(`picture?name=${name}&side=before`)
  expect(Buffer.from(await picture.arrayBuffer()).equals(before)).toBe(true)
})

test('accepting replaces the kept picture by the same pixels in a smaller file, and it stays marked', async () => {
  expect((await post(name)).status).toBe(200)
  const pixels = await sharp(await kept())
    .raw()
    .toBuffer()
  expect(pixels.equals(await sharp(after).raw().toBuffer())).toBe(true)
  expect((await kept()).length).toBeLessThan(after.length)
  expect(await (await get('pictures')).json()).toMatchObject({ accepted: [name] })
  const earlier = await get(`picture?name=${name}&side=before`)
  expect(Buffer.from(await earlier.arrayBuffer()).equals(before)).toBe(true)
})

test('a new picture is accepted', async () => {
  expect((await post('light/a-new')).status).toBe(200)
  expect(existsSync(join(folders.kept, 'light/a-new.png'))).toBe(true)
})

test.each(['../dark/a-typical', 'dark/../../results/dark/a-typical', 'dark/unknown', '/etc/passwd', ''])(
  'no other file is written or read: %s',
  async (what) => {
    expect((await post(what)).status).toBe(404)
    expect((await get(`picture?${new URLSearchParams({ name: what, side: 'after' })}`)).status).toBe(404)
    expect((await kept()).equals(before)).toBe(true)
  },
)

test('a link that leads out of the pictures is not followed', async () => {
  const outside = join(folder, 'outside.png')
  await writeFile(outside, before)
  await rm(join(folders.kept, `${name}.png`))
  await symlink(outside, join(folders.kept, `${name}.png`))
  expect((await post(name)).status).toBe(404)
  expect((await readFile(outside)).equals(before)).toBe(true)
})

test.each([
  ['another site', { origin: 'https://example.com' }],
  ['a frame without an origin', { origin: 'null' }],
])('a press of %s is refused', async (_who, headers) => {
  expect((await post(name, headers)).status).toBe(403)
  expect((await kept()).equals(before)).toBe(true)
})

/** `fetch` sets the host and may leave out the origin, so these requests are written by hand. */
const statusOf = (headers: Record<string, string>, method = 'POST') =>
  new Promise<number | undefined>((done, failed) => {
    request(new URL(`accept?name=${name}`, review.address), { method, headers }, (response) => {
      response.resume()
      done(response.statusCode)
    })
      .on('error', failed)
      .end()
  })

test('a press without an origin, or under another name of this machine, is refused', async () => {
  expect(await statusOf({})).toBe(403)
  expect(await statusOf({ host: 'evil.example', origin: 'http://evil.example' })).toBe(403)
  expect(await statusOf({ host: 'evil.example' }, 'GET')).toBe(403)
  expect((await kept()).equals(before)).toBe(true)
})

test('only a press accepts', async () => {
  expect((await get(`accept?name=${name}`)).status).toBe(404)
  expect((await kept()).equals(before)).toBe(true)
})
