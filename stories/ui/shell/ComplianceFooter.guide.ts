import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Subsolul cerut de lege: cine, cu ce licență, pentru cine nu, unde este ajutor.',
  aliases: ['subsol', 'footer', 'licență', 'onjn', 'legal'],
  anatomy: [
    'Semnul 18+',
    'Textul de joc responsabil și linia de ajutor',
    'Legături: autoexcludere, termeni, reclamații, accesibilitate',
    'Semnul autorității, sau numele ei unde nu este pus un semn; licența, operatorul',
  ],
  use: ['Pe fiecare pagină, fără excepție'],
  avoid: [
    'Nu îl ascunde în aranjamentul de joc fără altă cale spre ajutor',
    'Nu scurta textele date de jurist',
  ],
  widths: 'Pe telefon o coloană; legăturile trec pe rânduri.',
  keys: [['Tab', 'trece prin legături']],
  speech: 'Reperul de subsol; semnul se citește „18+”.',
  related: ['shell/ComplianceStrip', 'player/SafePlaySheet'],
}
