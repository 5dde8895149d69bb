import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { handshakeProblem, messageOf, RS, splitRecords } from './protocol.ts'

describe('the first record of a client', () => {
  it.each([
    ['asks for JSON', '{"protocol":"json","version":1}', undefined],
    ['asks for the newer version', '{"protocol":"json","version":2}', undefined],
    ['asks for another protocol', '{"protocol":"messagepack","version":1}', 'messagepack'],
    ['asks for a version that does not exist', '{"protocol":"json","version":9}', 'version 9'],
    ['names no version', '{"protocol":"json"}', 'canceled'],
    ['names no protocol', '{"version":1}', 'canceled'],
    ['is a ping', '{"type":6}', 'canceled'],
    ['is no object', '"json"', 'canceled'],
    ['is nothing', 'null', 'canceled'],
    ['is empty', '', 'canceled'],
    ['is no JSON', '{"protocol":', 'canceled'],
  ])('LIV-02 %s', (_what, record, problem) => {
    if (problem === undefined) expect(handshakeProblem(record)).toBeUndefined()
    else expect(handshakeProblem(record)).toContain(problem)
  })
})

describe('a later record', () => {
  it.each([
    [
      'a call that waits',
      '{"type":1,"target":"a","arguments":[],"invocationId":"7"}',
      { kind: 'invocation', target: 'a', id: '7' },
    ],
    [
      'a call that does not',
      '{"type":1,"target":"a","arguments":[]}',
      { kind: 'invocation', target: 'a', id: undefined },
    ],
    [
      'a stream',
      '{"type":4,"target":"a","arguments":[],"invocationId":"7"}',
      { kind: 'invocation', target: 'a', id: '7' },
    ],
    ['a ping', '{"type":6}', { kind: 'quiet' }],
    ['the end of a stream', '{"type":5,"invocationId":"7"}', { kind: 'quiet' }],
    ['a kind that is not known yet', '{"type":99}', { kind: 'quiet' }],
    ['a farewell', '{"type":7}', { kind: 'close' }],
    ['a call of nothing', '{"type":1,"arguments":[]}', { kind: 'garbage' }],
    ['a call without arguments', '{"type":1,"target":"a"}', { kind: 'garbage' }],
    ['a type in words', '{"type":"ping"}', { kind: 'garbage' }],
    ['a list', '[6]', { kind: 'garbage' }],
    ['nothing', 'null', { kind: 'garbage' }],
    ['no JSON', '{{{', { kind: 'garbage' }],
  ])('is read: %s', (_what, record, message) => {
    expect(messageOf(record)).toEqual(message)
  })

  it('never throws', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (record) => void messageOf(record)))
  })
})

it('records are read correctly for any chunk boundaries', () => {
  const record = fc.string().filter((text) => !text.includes(RS))
  fc.assert(
    fc.property(fc.array(record), fc.array(fc.nat(40)), (sent, cuts) => {
      let left = sent.map((text) => text + RS).join('')
      let rest = ''
      const got: string[] = []
      for (const cut of [...cuts, left.length]) {
        const split = splitRecords(rest + left.slice(0, cut))
        left = left.slice(cut)
        rest = split.rest
        got.push(...split.records)
      }
      const last = splitRecords(rest + left)
      expect([...got, ...last.records]).toEqual(sent)
      expect(last.rest).toBe('')
    }),
  )
})
