import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Spune, peste jocul care rămâne pe ecran, că sesiunea s-a încheiat și cum se merge mai departe.',
  aliases: ['sesiune încheiată', 'session expired', 'timeout', 'deconectat'],
  anatomy: [
    'Ce s-a întâmplat',
    'Ultimul sold cunoscut; ascuns, cu „Arată pentru o clipă”; necunoscut, spus ca atare',
    'Două butoane: „Intră din nou în cont” și „Încheie jocul”',
  ],
  use: ['În Dialog urgent, peste un joc pe bani', 'Fără balance, când soldul nu se știe'],
  avoid: ['Nu scoate jocul din pagină înainte de răspuns', 'Nu arăta un sold presupus'],
  widths: 'Cel mult 440 px; pe telefoane înguste butoanele stau unul sub altul.',
  keys: [
    ['Tab', '„Arată pentru o clipă”, intrarea în cont, încheierea'],
    ['Enter sau Spațiu', 'arată suma sau răspunde'],
  ],
  speech: 'Textul și soldul sunt câte o propoziție; butonul de intrare are focusul.',
  related: ['overlay/Dialog', 'player/SessionSummary', 'player/RealityCheck'],
}
