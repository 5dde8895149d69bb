import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Caută în tot site-ul, cu rezultate în timp ce se scrie; foaia din jur este Drawer.',
  aliases: ['caută', 'căutare', 'search', 'autocomplete', 'combobox', 'typeahead', 'sugestii'],
  anatomy: [
    'câmpul de căutare',
    'ce a înțeles dintr-o propoziție: fiecare condiție se schimbă în câmp sau se scoate',
    'la început: căutări recente, furnizori populari, cinci jocuri recomandate',
    'rezultate pe grupuri, cu numărul lor',
    'rând de 68 px: imagine, nume cu literele găsite, detalii, inimă',
    'rândul activ sau de sub cursor: fond și butonul Joacă; la atingere Joacă este pe fiecare rând',
    'rândul unui furnizor: sigla, numărul și patru dintre jocurile lui',
    'sub puține rezultate: alte jocuri, ca legături',
    '„Arată mai multe”',
    'tastele, lângă un mouse',
  ],
  use: ['panoul deschis cu / sau Ctrl K', 'pagina 404, ca loc de pornire'],
  avoid: ['căutarea într-o listă de filtre: FilterGroup', 'un câmp simplu: SearchField'],
  widths: 'Foaie laterală de 552 px pe ecrane late, tot ecranul pe telefon, unde tastele și „Esc” lipsesc.',
  keys: [
    ['↓ ↑', 'rezultatul vecin, în cerc; focusul rămâne în câmp'],
    ['Home, End', 'capetele textului'],
    ['Enter', 'deschide detaliile rezultatului activ'],
    ['Shift Enter', 'joacă rezultatul activ'],
    ['Escape', 'închide lista, apoi șterge textul, apoi închide panoul'],
    ['Tab', 'butonul „Arată mai multe”, apoi legăturile de dedesubt, cu Joacă și inima lor'],
  ],
  speech:
    'Casetă combinată, extinsă; opțiunea activă, 1 din 12. După 500 ms de liniște: „126 de rezultate, 40 afișate”, „80 afișate” sau „Niciun rezultat”. Inima și Joacă din rezultate sunt numai pentru mouse și deget.',
  related: ['controls/SearchField', 'browse/QuietStatus', 'game/FavouriteButton'],
}
