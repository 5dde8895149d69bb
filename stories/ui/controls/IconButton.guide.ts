import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Un semn care face ceva; numele lui se aude, dar nu se vede.',
  aliases: ['buton cu semn', 'icon button', 'acțiune mică', 'toolbar button'],
  anatomy: ['locul de apăsat, de 40 sau 32 px', 'placa, la tonurile plate și media', 'semnul de 20 px'],
  use: [
    'închidere, înapoi, mai departe',
    'inima și informațiile de pe o imagine: tonul media',
    'o stare pornită sau oprită, cu pressed',
  ],
  avoid: [
    'o acțiune pe care semnul singur nu o spune: Button cu semn și cuvinte',
    'bara de jos: TabBar are mereu cuvinte',
  ],
  widths: 'Aceeași mărime la orice lățime; sub deget locul de apăsat are 44 px.',
  keys: [
    ['Tab', 'ajunge la el, și când este inactiv'],
    ['Enter sau Spațiu', 'apasă'],
  ],
  speech: 'Buton, numele; „apăsat” sau „neapăsat” când este o stare. Numele rămâne același în ambele.',
  words: [
    'numele pentru cititorul de ecran este un verb, cu obiectul dacă sunt mai multe: „Favorit: Regina Nilului”',
  ],
  related: ['controls/Button', 'game/FavouriteButton', 'overlay/Tooltip'],
}
