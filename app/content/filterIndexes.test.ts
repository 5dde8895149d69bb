// @vitest-environment node
import { expect, test } from 'vitest'
import { catalogueOf } from '#app/domain/catalogue.ts'
import { catalogueFileOf } from '#app/domain/catalogueFile.ts'
import { filterIndexOf } from '#app/domain/filters/filterIndex.ts'
import { lists } from '#sandbox/fixtures/lists.ts'
import { indexOf, prepareIndex } from './filterIndexes.ts'

const fileOf = () => catalogueFileOf(catalogueOf(lists))

test('a prepared index equals one that is made at once, and is made once', async () => {
  const file = fileOf()
  await prepareIndex(file)
  const index = indexOf(file)
  expect({ ...index, names: index.names() }).toEqual({ ...filterIndexOf(file), names: index.names() })
  await prepareIndex(file)
  expect(indexOf(file)).toBe(index)
})
