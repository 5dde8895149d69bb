import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createFiles } from './files.ts'

const text = JSON.stringify({ names: Array.from({ length: 2000 }, (_, number) => `Jocul ${number}`) })

test('a large file is compressed once per encoding and decompresses correctly', async () => {
  const files = createFiles()
  files.keep('abc', text)
  const first = await files.body('abc', 'br, gzip')
  const second = await files.body('abc', 'br, gzip')
  expect(second?.bytes).toBe(first?.bytes)
  expect(first?.encoding).toBe('br')
  expect(brotliDecompressSync(first?.bytes ?? Buffer.alloc(0)).toString()).toBe(text)
  expect((await files.body('abc', undefined))?.bytes.toString()).toBe(text)
})

test('only the last few versions are stored', async () => {
  const files = createFiles()
  for (const hash of ['a', 'b', 'c', 'd']) files.keep(hash, text)
  expect(await files.body('a', 'br')).toBeUndefined()
  expect(await files.body('d', 'br')).toBeDefined()
})
