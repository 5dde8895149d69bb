import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Spune că pagina următoare este pe drum, după ce apăsarea a rămas o clipă fără răspuns.',
  aliases: ['linie de încărcare', 'progress', 'loading bar', 'nprogress'],
  anatomy: ['Linie de 3 px pe marginea de sus', 'Bucată de aramă care o străbate'],
  use: ['Trecerea de la o pagină la alta, dacă ține mai mult de 100 ms'],
  avoid: ['Ceva ce se încarcă în pagină: Skeleton sau Spinner', 'Cât s-a făcut din ceva: Progress'],
  widths: 'Cât fereastra.',
  keys: [],
  speech: 'Nimic la început; textul, odată, dacă durează mult.',
  related: ['feedback/Progress', 'feedback/Spinner', 'feedback/Skeleton'],
}
