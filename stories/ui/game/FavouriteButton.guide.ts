import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Păstrează un joc la favorite și spune dacă este acolo.',
  aliases: ['favorit', 'inimă', 'heart', 'like', 'wishlist', 'bookmark'],
  anatomy: [
    'Suprafața butonului',
    'Inima: contur sau plină, în cupru',
    'Inelul de 16 px cât timp se salvează',
  ],
  use: [
    'Pe placa unui joc: tone media, size s',
    'În antetul detaliilor și în listele de căutare: tone plate',
  ],
  avoid: [
    'Pentru vizitatori: nu au favorite, inima nu se arată',
    'Alt cuvânt decât „Favorit” în nume sau un nume care se schimbă odată cu starea',
  ],
  widths: '32 sau 40 px; 44 px sub deget.',
  keys: [
    ['Enter sau Spațiu', 'adaugă la favorite sau scoate'],
    ['Tab', 'ajunge la el și în timpul salvării'],
  ],
  speech: 'Buton comutator „Favorit: Arcul de Foc”, apăsat sau neapăsat; ocupat cât timp se salvează.',
  related: ['game/GameTile', 'game/GameDetails', 'controls/IconButton'],
}
