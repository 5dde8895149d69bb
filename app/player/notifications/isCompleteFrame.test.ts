import { FrameImpl } from '@stomp/stompjs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isCompleteFrame } from './isCompleteFrame.ts'

describe('NTF-04 complete STOMP frames', () => {
  it.each([
    ['a heart-beat', '\n'],
    ['a heart-beat of Windows', '\r\n'],
    ['a frame without a body', 'RECEIPT\nreceipt-id:close-1\n\n\0'],
    ['a frame and a line after it', 'CONNECTED\nversion:1.2\n\n\0\n'],
    ['a frame whose lines end as in Windows', 'MESSAGE\r\ncontent-length:2\r\n\r\n{}\0'],
    ['a length in bytes, not in letters', 'MESSAGE\ncontent-length:4\n\nțâ\0'],
    ['a body with empty lines', 'MESSAGE\ncontent-length:5\n\n1\n\n\n2\0'],
  ])('takes %s', (_, text) => expect(isCompleteFrame(text)).toBe(true))

  it.each([
    ['a frame that breaks off', 'MESSAGE\nsubscription:sub-0\n\n{"type":"BALA'],
    ['a frame that promises more than it has', 'MESSAGE\ncontent-length:1000000000\n\n{}\0'],
    ['a length that is no number', 'MESSAGE\ncontent-length:NaN\n\n{}\0'],
    ['a page', '<!doctype html><h1>502 Bad Gateway</h1>'],
    ['a frame of a million letters', `MESSAGE\n\n${'x'.repeat(1_000_000)}\0`],
    ['something after the end', 'MESSAGE\n\n{}\0MESSAGE\n\n{'],
    ['nothing', ''],
    ['bytes', new ArrayBuffer(3)],
    ['a length that is too short', 'MESSAGE\ncontent-length:1\n\n{}\0'],
    ['no length at all', 'MESSAGE\ncontent-length:\n\n{}\0'],
  ])('leaves %s', (_, data) => expect(isCompleteFrame(data)).toBe(false))

  const header = fc.string({ minLength: 1, maxLength: 30 })
  const frames = fc.record({
    headers: fc.dictionary(header, header, { maxKeys: 5 }),
    body: fc.string({ maxLength: 200 }),
    skipContentLengthHeader: fc.boolean(),
  })

  it('accepts every frame that the client itself writes, and none without its end', () => {
    fc.assert(
      fc.property(frames, ({ headers, body, ...rest }) => {
        const text = String(
          FrameImpl.marshall({ command: 'MESSAGE', headers, body, escapeHeaderValues: true, ...rest }),
        )
        expect(isCompleteFrame(text)).toBe(true)
        expect(isCompleteFrame(text.slice(0, -1))).toBe(false)
      }),
    )
  })
})
