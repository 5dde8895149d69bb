import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Spune că cineva a câștigat: cine, la ce joc, cât și când.',
  aliases: ['câștig', 'câștigător', 'winner', 'feed'],
  anatomy: [
    'Imaginea jocului, 52 px',
    'Locul pe podium, în metal, la primii trei',
    'Numele mascat și timpul',
    'Suma',
    'Jocul, ca legătură; „Jackpot” înainte, dacă e cazul',
  ],
  use: ['În rândul de câștigători și pe pagina lor', 'Cu nume mascat de server, nu în browser'],
  avoid: [
    '„Poți fi următorul” sau alte promisiuni',
    'Culori de alarmă sau confeti pentru câștiguri obișnuite',
  ],
  widths: '260 px sau lățimea locului, dacă acesta e mai mic.',
  keys: [
    ['Tab', 'ajunge la joc'],
    ['Enter', 'deschide jocul'],
  ],
  speech: 'Articol cu numele mascat, timpul, suma și legătura „Arcul de Foc”.',
  related: ['game/Amount', 'layout/Rail'],
}
