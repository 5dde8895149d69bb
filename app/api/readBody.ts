import { ApiError } from './errors.ts'

/** The error of a body that breaks off; an abort or timeout of the caller keeps its own error. */
const bodyError = (cause: unknown): unknown =>
  cause instanceof TypeError ? new TypeError('Failed to read response body', { cause }) : cause

/** Calls `take` with each decoded chunk of a body; throws an `ApiError` above `maxBytes`. */
export async function readChunks(
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
    throw bodyError(error)
  }
}

/** A body as one text; throws an `ApiError` above `maxBytes`. */
export async function readText(response: Response, maxBytes: number): Promise<string> {
  let text = ''
  await readChunks(response, maxBytes, (piece) => {
    text += piece
  })
  return text
}
