import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Promotion } from '#app/api/contract/casino.ts'
import { ContentPage } from '#app/api/contract/cms.ts'
import { begin, isNew, keep, rename } from './newRecord.ts'
import { isChanged } from './records.ts'

const optionOf = (kind: string, path: string, page: string) =>
  ({
    value: path,
    textContent: 'Nouă',
    dataset: { kind, name: path.split('/').at(-1), page, new: '' },
  }) as unknown as HTMLOptionElement

const promotion = () => optionOf('promotion', 'promotions/promotie-noua', '/preview/promotii/promotie-noua')

test('a new promotion and a new page lack a title only', () => {
  const page = optionOf('page', 'pages/pagina-noua', '/preview/pagina/pagina-noua')
  for (const [option, schema] of [
    [promotion(), Promotion],
    [page, ContentPage],
  ] as const) {
    const edited = begin(option)
    expect(isChanged(edited)).toBe(false)
    expect(v.is(schema, edited.record)).toBe(false)
    expect(v.is(schema, { ...edited.record, title: 'Titlu' })).toBe(true)
  }
})

test('another slug changes where it is saved and shown, but is nothing to save by itself', () => {
  const option = promotion()
  const edited = begin(option)
  rename(edited, option, 'zile-noi')
  expect(edited).toMatchObject({
    path: 'promotions/zile-noi',
    record: { id: 'promotion-zile-noi', slug: 'zile-noi' },
  })
  expect(isChanged(edited)).toBe(false)
  expect(option.value).toBe('promotions/zile-noi')
  expect(option.dataset).toMatchObject({ name: 'zile-noi', page: '/preview/promotii/zile-noi' })
  edited.record.title = 'Zile noi'
  rename(edited, option, 'alte-zile')
  expect(isChanged(edited)).toBe(true)
  expect(begin(option).record.slug).toBe('alte-zile')
})

test('once saved it is an option like the others, called by its slug', () => {
  const option = promotion()
  expect(isNew(option)).toBe(true)
  keep(option)
  expect(isNew(option)).toBe(false)
  expect(option.textContent).toBe('promotie-noua')
})
