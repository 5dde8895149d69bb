import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Spune cât s-a făcut din ceva, sau că lucrează fără să știe cât mai durează.',
  aliases: ['progres', 'progress bar', 'bară', 'avans'],
  anatomy: ['etichetă', 'cât s-a făcut, în cuvinte', 'linie cu contur și partea făcută de aramă'],
  use: ['rotiri folosite, rulajul unui bonus', 'încărcări cu durată cunoscută'],
  avoid: ['o așteptare scurtă: Spinner', 'locul a ceva ce vine: Skeleton', 'o măsură: Meter'],
  widths: 'Linia ia lățimea locului; cuvintele trec pe două rânduri.',
  keys: [],
  speech: 'Bară de progres, numele, textul; fără text se citesc procentele.',
  words: ['eticheta este ce se măsoară: „Rotiri folosite”', 'textul spune valoarea în cuvinte: „19 din 25”'],
  related: ['feedback/Spinner', 'feedback/Skeleton', 'feedback/Meter'],
}
