import { describe, expect, it } from 'vitest'
import { slugOf } from '#app/domain/slug.ts'
import { agree, type Gender, themes } from './words.ts'

describe('names', () => {
  it.each<[adjective: string, gender: Gender, form: string]>([
    ['argintiu', 'm', 'Argintiu'],
    ['argintiu', 'f', 'Argintie'],
    ['aprins', 'fp', 'Aprinse'],
    ['pierdut', 'mp', 'Pierduți'],
    ['înghețat', 'f', 'Înghețată'],
    ['de demult', 'mp', 'de Demult'],
  ])('%s in the form %s is %s', (adjective, gender, form) => {
    expect(agree(adjective, gender)).toBe(form)
  })

  it('every adjective of every theme has all its forms', () => {
    for (const { adjectives } of themes)
      for (const adjective of adjectives)
        for (const gender of ['m', 'f', 'mp', 'fp'] as const) expect(agree(adjective, gender)).toBeTruthy()
  })

  it.each([
    ['Secretul Carpaților', 'secretul-carpatilor'],
    ['Cireșe Aprinse', 'cirese-aprinse'],
    ['Hold’em Cazino Iași 2', 'hold-em-cazino-iasi-2'],
    ['RTP peste 98 %', 'rtp-peste-98'],
  ])('%s has the address %s', (name, slug) => {
    expect(slugOf(name)).toBe(slug)
  })
})
