import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'O noutate a site-ului pentru toți, conținutul unei ferestre.',
  aliases: ['știre', 'mesaj', 'news', 'card', 'web message'],
  anatomy: [
    'Imagine 16:9, dacă există',
    'Titlu și un text scurt',
    '„Ascunde 12 ore” și o legătură de cupru',
    'Fâșia de conformitate, dacă este promoțională',
  ],
  use: ['În Dialog, cel mai important mesaj întâi', 'Când noutatea privește pagina sau perioada de acum'],
  avoid: ['Nu arăta două unul după altul', 'Pentru mesajele unui jucător folosește PlayerMessage'],
  widths: 'Cel mult 440 px; butoanele trec unul sub altul când nu încap.',
  keys: [
    ['Tab', 'ascunderea, apoi legătura'],
    ['Escape', 'închide fereastra din jur'],
  ],
  speech: 'Titlu de nivel 2, textul, butonul „Ascunde 12 ore”, legătura cu cuvintele ei.',
  related: ['overlay/Dialog', 'player/PlayerMessage', 'feedback/Banner'],
}
