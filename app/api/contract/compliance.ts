import * as v from 'valibot'
import { Day, Id, Text } from './common.ts'
import { lenient, lenientList } from './repair.ts'

/** Texts and links that the law requires. */
export const Compliance = v.object({
  operator: v.object({ name: Text, registeredOffice: Text, registrationNumber: Text }),
  licence: v.object({ series: Text, number: Text, validUntil: Day }),
  /** `mark` is the id of its picture; without one its name is shown. */
  regulator: v.object({ name: Text, url: v.string(), mark: lenient(Id) }),
  responsibleText: Text,
  /** Whom to talk to; `chat` is the address of its chat. */
  helpline: v.object({ name: Text, phone: v.optional(Text), url: v.string(), chat: lenient(v.string()) }),
  /** Short line on promotional material. */
  stripText: Text,
  /** Minutes of play for money between two reality checks; without it there are none (CPL-05). */
  realityCheckMinutes: lenient(v.pipe(v.number(), v.integer(), v.minValue(1))),
  links: lenientList(v.object({ id: Id, label: Text, url: v.string() }), 30),
})
export type Compliance = v.InferOutput<typeof Compliance>
