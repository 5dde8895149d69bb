// @vitest-environment node
import { expect, test } from 'vitest'
import { allSeen, emptyInbox, type Inbox, inboxRows, noted, unreadNotes } from './inbox.ts'
import { advanced, blockedBy, dismissed, emptyQueue, offered } from './interruptions.ts'

const item = (id: string, kind: 'message' | 'consent' | 'bonus' = 'message') => ({ id, kind, title: id })
const queue = [item('prima'), item('a doua', 'bonus'), item('bara', 'consent')].reduce(
  (all, one, at) => offered(all, one, at + 1),
  emptyQueue,
)

const rows = (inbox: Inbox, of = queue) => inboxRows(of, inbox).map(({ id, isNew }) => [id, isNew])

test('UXP-11 the list has messages, the latest first, and no bars', () => {
  expect(rows(emptyInbox)).toEqual([
    ['a doua', true],
    ['prima', true],
  ])
})

test('UXP-11 what was shown, put away or seen in the list is not new', () => {
  const free = blockedBy(queue, false, -1000)
  const shown = advanced(dismissed(advanced(free, 0), 'bara', 0), 1000)
  expect(rows(emptyInbox, shown)).toEqual([
    ['a doua', true],
    ['prima', false],
  ])
  expect(rows(allSeen(queue, emptyInbox))).toEqual([
    ['a doua', false],
    ['prima', false],
  ])
})

test('NTF-02 NTF-03 a thousand notifications are two rows that lose none; later ones are new again', () => {
  let inbox = emptyInbox
  for (let at = 0; at < 1000; at += 1) inbox = noted(inbox, at % 2 ? 'balance' : 'bonus', at + 10)
  const counts = inboxRows(emptyQueue, inbox).map(
    (row) => row.source === 'note' && [row.type, row.count, row.at],
  )
  expect(counts).toEqual([
    ['balance', 500, 1009],
    ['bonus', 500, 1008],
  ])
  expect(unreadNotes(inbox)).toBe(1000)
  inbox = noted(allSeen(emptyQueue, inbox), 'balance', 2000)
  expect(unreadNotes(inbox)).toBe(1)
  expect(inboxRows(emptyQueue, inbox).map((row) => [row.source === 'note' && row.count, row.isNew])).toEqual([
    [1, true],
    [500, false],
    [500, false],
  ])
  expect(new Set(inbox.notes.map(({ id }) => id)).size).toBe(3)
})
