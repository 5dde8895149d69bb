// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jsonLines } from './jsonLines.ts'

test.each([
  ['a field', '{\n  "id": "x",\n  "title": 4\n}', 'title', 3],
  ['a field of the second widget', '[\n{"id": "a"},\n{"id": "b",\n"title": ""}]', '1.title', 4],
  [
    'a field of a layout',
    '{"widgets": [\n{ "id": "a",\n "html": "{ \\"id\\": 1 }\\n" }\n]}',
    'widgets.0.html',
    3,
  ],
  ['an entry of a list', '{"videos": ["a",\n7]}', 'videos.1', 2],
])('CMS-05 the line of %s', (_what, text, path, line) => {
  expect(jsonLines(text).get(path)).toBe(line)
})

test('CMS-05 every field of any JSON has a line of the text', () => {
  fc.assert(
    fc.property(
      fc.array(fc.dictionary(fc.stringMatching(/^[a-z]{1,5}$/), fc.jsonValue()), { maxLength: 4 }),
      (widgets) => {
        const text = JSON.stringify(widgets, null, 2)
        const lines = jsonLines(text)
        for (const [index, widget] of widgets.entries())
          for (const key of Object.keys(widget)) {
            const line = lines.get(`${index}.${key}`)
            expect(text.split('\n')[(line ?? 0) - 1]).toContain(JSON.stringify(key))
          }
      },
    ),
  )
})
