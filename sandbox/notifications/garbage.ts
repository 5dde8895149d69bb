import { TOPIC } from '#app/api/contract/player/notification.ts'

const frame = (headers: string, body: string): string =>
  `MESSAGE\ndestination:${TOPIC}\nsubscription:sub-0\nmessage-id:spoiled\n${headers}\n${body}`

/** Data that breaks a careless parser: each consumes the valid frames after it, or is far too long. */
export const garbage = {
  'cut-off': frame('', '{"type":"BALA'),
  'endless-length': frame('content-length:1000000000\n', '{"type":"SIMPLE_MESSAGE"}\0'),
  'no-length': frame('content-length:NaN\n', '{"type":"SIMPLE_MESSAGE"}\0'),
  html: '<!doctype html><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1>',
  oversized: frame('', `{"type":"SIMPLE_MESSAGE","text":"${'x'.repeat(1_000_000)}"}\0`),
} as const

export type Garbage = keyof typeof garbage
export const garbageKinds = Object.keys(garbage) as Garbage[]
