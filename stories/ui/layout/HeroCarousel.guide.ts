import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Prezintă câteva noutăți mari, una câte una, care se rotesc până se uită cineva.',
  anatomy: [
    'Butonul de oprire, primul în ordine',
    'Locurile, ca puncte',
    'Diapozitivul: textul lângă imagine, nu peste ea',
    'Fâșia de conformitate',
  ],
  use: ['O singură dată, sus pe pagina de start', 'Cu trei până la cinci diapozitive'],
  avoid: ['Text peste imagine', 'Informații care există numai aici'],
  widths: 'Textul și imaginea stau alături la orice lățime; înălțimea crește de la 768 px.',
  keys: [
    ['Tab', 'ajunge la oprire, la locuri, la acțiunile diapozitivului'],
    ['Săgeți', 'aleg alt loc'],
    ['Enter sau Spațiu', 'oprește sau pornește rotirea'],
  ],
  speech: 'Regiune „Noutăți, carusel”, diapozitive „3 din 5”. Rotirea nu se anunță.',
  related: ['layout/Carousel', 'layout/Rail'],
}
