import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Arată câteva elemente mari pe rând, pe care le întoarce cine privește.',
  anatomy: [
    'Locul curent: „1–3 din 6”',
    'Butoanele Anteriorul și Următorul',
    'Diapozitivele, din care cele din afara vederii nu pot fi atinse',
  ],
  use: ['Pentru promoții, imagini sau mese, una sau mai multe deodată', 'Când numărul și locul contează'],
  avoid: ['Rânduri de jocuri sub un titlu: folosește Rail', 'Rotire automată: folosește HeroCarousel'],
  widths:
    'Pe telefon un diapozitiv și o parte din următorul; de la 480 px două, de la 1024 px trei, de la 1280 px patru, cel mult perView.',
  keys: [
    ['Săgeți stânga și dreapta', 'merg la diapozitivul vecin'],
    ['Home și End', 'merg la primul și la ultimul'],
    ['Enter sau Spațiu', 'apasă butonul, care păstrează focalizarea'],
  ],
  speech: 'Regiune „Mese live, carusel”, diapozitive „3 din 6”. Locul nou se anunță o dată, politicos.',
  related: ['layout/Rail', 'layout/HeroCarousel'],
}
