import { ApiError } from './errors.ts'

/** The error of a body that breaks off; an abort or timeout of the caller keeps its own error. */
const unreadable = (cause: unknown): unknown =>
  cause instanceof TypeError ? new TypeError('Failed to read response body', { cause }) : cause

/** Passes the chunks of a body on, up to `maxBytes`. */
export async function readWithin(
  response: Response,
  maxBytes: number,
  take: (piece: string) => void,
): Promise<void> {
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  let size = 0
  try {
    for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
      size += chunk.value.length
      if (size > maxBytes) throw new ApiError(response.url, response.status, `body above ${maxBytes} bytes`)
      take(decoder.decode(chunk.value, { stream: true }))
    }
    take(decoder.decode())
  } catch (error) {
    void reader?.cancel().catch(() => undefined)
    throw unreadable(error)
  }
}

/** A body as one text, up to `maxBytes`. */
export async function textWithin(response: Response, maxBytes: number): Promise<string> {
  let text = ''
  await readWithin(response, maxBytes, (piece) => {
    text += piece
  })
  return text
}
