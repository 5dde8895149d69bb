import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Prima oprire a tastei Tab: sare peste navigare.',
  aliases: ['sari la conținut', 'skip link', 'accesibilitate'],
  anatomy: ['O legătură, văzută numai cu focus', 'SkipButton: un buton la fel, pentru ajutorul tastelor'],
  use: ['Prima pe pagină', 'Și înaintea secțiunilor lungi: „Sari peste Populare”'],
  avoid: ['Nu o ascunde cu totul'],
  widths: 'Nu se schimbă.',
  keys: [
    ['Tab', 'o arată'],
    ['Enter', 'mută focusul la conținut; pe buton, face ce spune'],
  ],
  speech: 'Legătură „Sari la conținut”.',
  related: ['foundation/Link', 'layout/Page'],
}
