import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Ține locul a ceva ce se încarcă, în forma și mărimea lui.',
  aliases: ['schelet', 'skeleton', 'placeholder', 'încărcare', 'loading'],
  anatomy: ['O suprafață liniștită; formele: linie, bloc, pastilă'],
  use: ['După 150 ms de așteptare, cel puțin 300 ms', 'Cu aceeași mărime ca lucrul care vine'],
  avoid: [
    'Nu desena un schelet diferit de pagina care urmează',
    'Pentru apăsarea unui buton folosește starea lui de încărcare',
  ],
  widths: 'Mărimea vine de la cel care îl așază.',
  keys: [],
  speech: 'Mut; regiunea din jur are aria-busy.',
  related: ['feedback/Spinner', 'feedback/Progress'],
}
