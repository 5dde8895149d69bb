// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textIn, widgetFields, widgetTypes, withText } from './widgetFields.ts'

test('CMS-05 the form has the fields of the schema', () => {
  expect(widgetFields('Games')).toEqual([
    { name: 'id', optional: false, list: false },
    { name: 'category', optional: false, list: false },
    {
      name: 'tileLayout',
      optional: false,
      list: false,
      options: expect.arrayContaining(['Default', 'Top10']),
    },
    { name: 'title', optional: true, list: false },
  ])
  expect(widgetFields('Videos')).toContainEqual({ name: 'videos', optional: true, list: true })
  expect(widgetFields('Roulette')).toEqual([])
})

test('CMS-05 what is typed into a field is what the field has, and no other field changes', () => {
  const fields = widgetTypes.flatMap((type) => widgetFields(type))
  fc.assert(
    fc.property(
      fc.constantFrom(...fields),
      fc.dictionary(fc.string(), fc.jsonValue()),
      fc.string(),
      (field, json, text) => {
        const next = withText(json, field, text)
        expect(textIn(next, field)).toBe(text)
        const { [field.name]: _, ...before } = json
        const { [field.name]: __, ...after } = next
        expect(after).toEqual(before)
      },
    ),
  )
})
