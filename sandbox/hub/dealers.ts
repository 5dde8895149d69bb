import type { Random } from '../seed/random.ts'

/** Number of dealer pictures, from 1; odd ones show women. 0 is a table without a dealer. */
export const DEALERS = 24

/** Languages of tables with their weights. */
export const languages = [
  ['ro', 60],
  ['en', 17],
  ['tr', 5],
  ['pt-br', 5],
  ['el', 4],
  ['nl', 4],
  ['ar', 4],
] as const

export type Language = (typeof languages)[number][0]

const lists: Record<Language, [women: string, men: string]> = {
  ro: [
    'Ioana Andreea Maria Elena Cristina Alexandra Raluca Bianca Daria Sorina Mădălina Ștefania Ana Oana Teodora',
    'Andrei Mihai Radu Vlad Cosmin Bogdan Ștefan Tudor Răzvan Cătălin Alexandru Darius Ionuț Sergiu',
  ],
  en: ['Emma Olivia Grace Chloe Amber Hannah Lucy', 'Oliver Jack Harry Ethan Ryan Connor Liam'],
  tr: ['Elif Zeynep Defne Selin Derya', 'Emre Kerem Mert Cem Burak'],
  'pt-br': ['Camila Fernanda Letícia Juliana Larissa', 'Thiago Rafael Gustavo Bruno João'],
  el: ['Ελένη Μαρία Σοφία Κατερίνα', 'Νίκος Γιώργος Δημήτρης Κώστας'],
  nl: ['Sanne Fleur Lotte Femke', 'Daan Sem Bram Joris'],
  ar: ['ليلى مريم نور سارة', 'عمر يوسف كريم سامي'],
}

/** A dealer: number of the picture and name. */
export type Dealer = { picture: number; name: string }

/** A dealer for a language. */
export function dealerFor(random: Random, language: Language): Dealer {
  const picture = 1 + random.int(DEALERS)
  const names = lists[language][picture % 2 === 1 ? 0 : 1]
  return { picture, name: random.pick(names.split(' ')) }
}
