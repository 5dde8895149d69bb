import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Prezintă câteva noutăți mari, una câte una, care se rotesc până se uită cineva.',
  aliases: ['carusel', 'slider', 'hero', 'banner mare', 'slideshow'],
  anatomy: [
    'Butonul de oprire, primul în ordine',
    'Locurile, ca puncte',
    'Diapozitivul: imaginea pe toată suprafața, cuvintele pe un văl închis',
    'Fâșia de conformitate, pe rândul ei, sub diapozitive',
  ],
  use: [
    'O singură dată, sus pe pagina de start',
    'Cu trei până la cinci diapozitive',
    'Cu `onTurn`, dacă și altceva urmează diapozitivul: pe site, nuanța paginii trece odată cu el la culoarea imaginii lui',
  ],
  avoid: ['Cuvinte în afara vălului', 'Informații care există numai aici'],
  widths:
    'Sub 768 px imaginea ajunge la marginile ecranului și cuvintele stau jos; de acolo în sus ele stau la stânga, pe cel mult jumătate.',
  keys: [
    ['Tab', 'ajunge la oprire, la locuri, la acțiunile diapozitivului'],
    ['Săgeți', 'aleg alt loc'],
    ['Enter sau Spațiu', 'oprește sau pornește rotirea'],
  ],
  speech: 'Regiune „Noutăți, carusel”, diapozitive „3 din 5”. Rotirea nu se anunță.',
  related: ['layout/Rail', 'layout/Section'],
}
