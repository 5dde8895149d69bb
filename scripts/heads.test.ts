import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { SliceOf } from '#app/api/contract/slices.ts'
import { inShort } from '#app/domain/pageHead.ts'

const folder = `${import.meta.dirname}/../stories/app/fixtures`
const recorded = (name: string) => JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8'))

const slices: Record<string, unknown> = recorded('slices')
const pages: Record<string, { page?: { head: string } }> = recorded('pages')

/** The heads of all indexable pages, as the server renders them today. */
const heads = Object.entries(pages).flatMap(([path, { page }]) => {
  const head = slices[page?.head ?? ''] as SliceOf<'Head'> | undefined
  return head && !path.includes('?') && !head.seo.metaRobots?.includes('noindex') ? [{ path, head }] : []
})

test('SEO-01 no two pages of the site map have the same title', () => {
  expect(heads.length).toBeGreaterThan(150)
  const byTitle = Map.groupBy(heads, ({ head }) => head.seo.title)
  const shared = [...byTitle].filter(([, pages]) => pages.length > 1)
  expect(shared.map(([title, pages]) => [title, ...pages.map(({ path }) => path)])).toEqual([])
})

test('SEO-01 every page of the site map has a description', () => {
  const short = heads.filter(({ head }) => (head.seo.description ?? '').length < 20)
  expect(short.map(({ path }) => path)).toEqual([])
})

test('SEO-01 a promotion is described by its own text', () => {
  const [promotion] = heads.filter(({ path }) => path.startsWith('/promotii/'))
  expect(promotion?.head.seo.description).toBeTruthy()
  expect(promotion?.head.seo.description).not.toContain('cazinoul online')
})

test('SEO-01 the records of each page name the site', () => {
  const unnamed = heads.filter(({ head }) => !JSON.stringify(head.structured).includes('"name":"Aramă"'))
  expect(unnamed.map(({ path }) => path)).toEqual([])
})

test('SEO-01 a description is one line, cut between two words', () => {
  expect(inShort(' Două\n  rânduri. ')).toBe('Două rânduri.')
  const cut = inShort('cuvânt '.repeat(60))
  expect(cut.length).toBeLessThanOrEqual(155)
  expect(cut.endsWith('cuvânt…')).toBe(true)
})
