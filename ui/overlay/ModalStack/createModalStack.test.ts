import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { createModalStack, settled, topOf } from './createModalStack.ts'

const priorities = { menu: 2000, details: 2400, message: 5000, session: 6000 }
type Kind = keyof typeof priorities
const kinds = Object.keys(priorities) as Kind[]
const modal = (id: string, kind: Kind) => ({ id, priority: priorities[kind], close: () => {} })

test.each<[string, [string, Kind][], Record<string, string | undefined>]>([
  ['one modal is on top', [['menu', 'menu']], { menu: 'top' }],
  [
    'a higher one covers a lower one',
    [
      ['menu', 'menu'],
      ['login', 'session'],
    ],
    { menu: 'covered', login: 'top' },
  ],
  [
    'a lower one waits for a higher one',
    [
      ['login', 'session'],
      ['menu', 'menu'],
    ],
    { login: 'top', menu: 'queued' },
  ],
  [
    'equal ones queue',
    [
      ['bonus', 'message'],
      ['news', 'message'],
    ],
    { bonus: 'top', news: 'queued' },
  ],
  [
    'three priorities lie in order',
    [
      ['menu', 'menu'],
      ['details', 'details'],
      ['login', 'session'],
    ],
    { menu: 'covered', details: 'covered', login: 'top' },
  ],
  ['one that was never opened has no place', [['menu', 'menu']], { other: undefined }],
])('KIT-03 %s', (_rule, opened, places) => {
  const stack = createModalStack()
  for (const [id, kind] of opened) stack.add(modal(id, kind))
  for (const [id, place] of Object.entries(places)) expect(stack.placeOf(id)).toBe(place)
})

test('KIT-03 a covered one stays drawn when one of a priority between them arrives and closes', () => {
  const stack = createModalStack()
  stack.add(modal('menu', 'menu'))
  const closeDetails = stack.add(modal('details', 'details'))
  expect(stack.placeOf('menu')).toBe('covered')
  closeDetails()
  expect(stack.placeOf('menu')).toBe('top')
})

test('KIT-03 the queue goes on when the first one closes', () => {
  const stack = createModalStack()
  const closeBonus = stack.add(modal('bonus', 'message'))
  stack.add(modal('news', 'message'))
  closeBonus()
  expect(stack.placeOf('bonus')).toBeUndefined()
  expect(stack.placeOf('news')).toBe('top')
})

test('KIT-03 clearing takes out all', () => {
  const stack = createModalStack()
  stack.add(modal('menu', 'menu'))
  stack.add(modal('bonus', 'message'))
  stack.clear()
  expect(stack.top()).toBeUndefined()
  expect(stack.placeOf('menu')).toBeUndefined()
})

test('opening the same modal twice says what is wrong', () => {
  const stack = createModalStack()
  stack.add(modal('menu', 'menu'))
  expect(() => stack.add(modal('menu', 'menu'))).toThrow('ModalStack: "menu" is open already.')
})

test('removing a modal twice calls its listener once', () => {
  const stack = createModalStack()
  const remove = stack.add(modal('menu', 'menu'))
  const listener = vi.fn()
  stack.subscribe(listener)
  remove()
  remove()
  expect(listener).toHaveBeenCalledOnce()
})

type Step = { open: Kind } | { close: number }
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.constantFrom(...kinds).map((open) => ({ open })),
  fc.nat(9).map((close) => ({ close })),
)

test('KIT-03 whatever opens and closes: one top, of the highest priority, and nothing drawn disappears', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const stack = createModalStack()
      const open = new Map<string, { kind: Kind; remove: () => void; drawn: boolean }>()
      steps.forEach((each, index) => {
        if ('open' in each) {
          const id = String(index)
          open.set(id, { kind: each.open, remove: stack.add(modal(id, each.open)), drawn: false })
        } else {
          const [id, entry] = [...open][each.close % Math.max(open.size, 1)] ?? []
          entry?.remove()
          if (id) open.delete(id)
        }
        const places = [...open.keys()].map((id) => stack.placeOf(id))
        expect(places.filter((place) => place === 'top')).toHaveLength(Math.min(open.size, 1))
        const highest = Math.max(...[...open.values()].map(({ kind }) => priorities[kind]))
        const top = stack.top()
        if (top) expect(top.priority).toBe(highest)
        for (const [id, entry] of open) {
          if (entry.drawn) expect(stack.placeOf(id)).not.toBe('queued')
          entry.drawn ||= stack.placeOf(id) !== 'queued'
        }
      })
    }),
  )
})

test('KIT-03 of equal ones the earliest is on top', () => {
  const entry = fc.record({ priority: fc.constantFrom(2000, 2400, 5000), shown: fc.boolean() })
  fc.assert(
    fc.property(fc.array(entry, { minLength: 1 }), (entries) => {
      const top = topOf(entries)
      const equals = entries.filter(({ priority }) => priority === top?.priority)
      expect(top).toBe(equals[0])
      expect(settled(entries).filter(({ shown }) => shown).length).toBeGreaterThan(0)
    }),
  )
})
