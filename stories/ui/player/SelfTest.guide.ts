import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Câteva întrebări despre felul în care joacă cineva, cu un sfat după răspunsuri.',
  aliases: ['autotest', 'chestionar', 'quiz', 'self assessment'],
  anatomy: [
    'Ce se întâmplă cu răspunsurile: nimic nu se păstrează',
    'Șase întrebări de bifat',
    'Sfatul, și legătura către linia de sprijin',
  ],
  use: ['În foaia de joc responsabil, la un pas de unelte'],
  avoid: ['Nu trimite și nu păstra răspunsurile', 'Nu da note și nu compara cu alții'],
  widths: 'Cât foaia din jur.',
  keys: [
    ['Tab', 'întrebările, apoi butonul'],
    ['Spațiu', 'bifează o întrebare'],
    ['Enter', 'arată sfatul'],
  ],
  speech: 'Grup de casete; sfatul este anunțat ca stare.',
  related: ['player/SafePlaySheet', 'controls/Checkbox'],
}
