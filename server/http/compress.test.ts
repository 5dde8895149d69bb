import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { encode, encodingFor } from './compress.ts'

test.each([
  ['nothing is accepted', undefined, 'identity'],
  ['the header is empty', '', 'identity'],
  ['a browser of today', 'gzip, deflate, br, zstd', 'br'],
  ['an older one', 'gzip, deflate', 'gzip'],
  ['only what we do not have', 'deflate, zstd', 'identity'],
  ['brotli is refused', 'gzip, br;q=0', 'gzip'],
  ['brotli is refused with decimals', 'br;q=0.000, gzip', 'gzip'],
  ['brotli is refused with spaces', 'br ; q=0 , gzip', 'gzip'],
  ['both are refused', 'br;q=0, gzip;q=0', 'identity'],
  ['brotli is hardly wanted, but wanted', 'br;q=0.001', 'br'],
  ['the letters are capital', 'GZIP, BR', 'br'],
  ['a name only begins like ours', 'brotli, gzipped', 'identity'],
  ['the order is turned', 'br, gzip', 'br'],
  ['there are empty parts', ',, gzip,,', 'gzip'],
  ['identity is named', 'identity', 'identity'],
])('the encoding when %s', (_when, accept, expected) => {
  expect(encodingFor(accept)).toBe(expected)
})

const body = Buffer.from('Șapte văi '.repeat(500))
const decoders = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes }

test.each(['br', 'gzip', 'identity'] as const)('%s decompresses to the input', async (encoding) => {
  const bytes = await encode(body, encoding, 5)
  expect(decoders[encoding](bytes).equals(body)).toBe(true)
  if (encoding !== 'identity') expect(bytes.length).toBeLessThan(body.length / 10)
})

test.each(['br', 'gzip', 'identity'] as const)('%s works with an empty body', async (encoding) => {
  const bytes = await encode(Buffer.alloc(0), encoding, 11)
  expect(decoders[encoding](bytes)).toHaveLength(0)
})

test('a higher quality is smaller', async () => {
  const [low, high] = await Promise.all([encode(body, 'br', 0), encode(body, 'br', 11)])
  expect(high.length).toBeLessThan(low.length)
})
