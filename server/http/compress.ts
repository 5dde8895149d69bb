import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

const brotli = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** The best encoding that `accept-encoding` allows; `;q=0` refuses one. */
export function encodingFor(accept: string | undefined): Encoding {
  const accepted = (accept ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))
    .map((part) => part.split(';', 1)[0])
  if (accepted.includes('br')) return 'br'
  return accepted.includes('gzip') ? 'gzip' : 'identity'
}

/** `body` in `encoding`. `quality` is brotli's, 0 to 11: high for cached bodies, low for those that are sent once. */
export async function encode(body: Buffer, encoding: Encoding, quality: number): Promise<Buffer> {
  if (encoding === 'br') {
    return brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    })
  }
  return encoding === 'gzip' ? gzipAsync(body, { level: 6 }) : body
}
