import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Un grup de opțiuni dintr-un panou de filtre: puține la vedere, toate la cerere.',
  aliases: ['grup de filtre', 'opțiuni', 'facets', 'checkbox group', 'listă de bife'],
  anatomy: [
    'legendă cu numărul celor alese, care strânge grupul',
    'about: ce înseamnă opțiunile, dacă numele lor nu o spun',
    'șase pastile, cele cu mai multe jocuri, fiecare cu numărul ei',
    '„Toți 38”: lista întreagă, cu căutare de la 11 opțiuni',
    'motivul, la cele blocate',
  ],
  use: ['furnizori, categorii, colecții, caracteristici', 'numerele urmează ciorna, ordinea pastilelor nu'],
  avoid: ['da sau nu: Switch', 'între două valori: RangeSlider'],
  widths: 'Pastilele trec pe rândul următor. Lista întreagă are cel mult 320 px și se derulează singură.',
  keys: [
    ['Tab', 'legenda, apoi opțiunile, și cele inactive'],
    ['Enter pe legendă', 'strânge sau desface grupul'],
    ['Spațiu', 'alege sau renunță'],
    ['Escape în căutare', 'șterge întâi textul'],
  ],
  speech:
    'Grup, „Furnizori, 2 opțiuni alese”; buton cu același nume, extins sau restrâns; casetă, numele, bifată, 412 jocuri, apoi motivul blocării.',
  related: ['controls/Checkbox', 'browse/FilterPanel', 'browse/AppliedFilters'],
}
