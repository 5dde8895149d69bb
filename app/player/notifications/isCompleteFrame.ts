/** Highest number of characters of an accepted message. */
const MAX_FRAME_LENGTH = 65_536

const CONTENT_LENGTH = /^content-length:(.*)$/m
const encoder = new TextEncoder()

/** The headers of a frame and its body. */
function partsOf(frame: string): [headers: string, body: string] {
  const [headers = ''] = frame.split(/\r?\n\r?\n/, 1)
  return [headers, frame.slice(headers.length).replace(/^\r?\n\r?\n/, '')]
}

/**
 * Whether `data` is one complete STOMP frame or a heart-beat: its end is there, and its `content-length` is that of its
 * body. Otherwise the client could read the following frames as part of that body.
 */
export function isCompleteFrame(data: unknown): boolean {
  if (typeof data !== 'string' || data.length > MAX_FRAME_LENGTH) return false
  if (/^\r?\n$/.test(data)) return true
  const end = data.lastIndexOf('\0')
  if (end < 0 || !/^[\r\n]*$/.test(data.slice(end + 1))) return false
  const [headers, body] = partsOf(data.slice(0, end))
  const promised = CONTENT_LENGTH.exec(headers)?.[1]
  return promised === undefined || promised.trim() === String(encoder.encode(body).length)
}
