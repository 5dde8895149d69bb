import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Spune peste începutul unei liste că ceva așteaptă sau că ce se vede e vechi, fără să mute nimic.',
  aliases: ['notă', 'schimbări', 'toast', 'pill', 'actualizări'],
  anatomy: ['Textul', 'Ce se poate face'],
  use: [
    'Pentru schimbări venite singure, cât timp cineva e deasupra listei',
    'Pentru date vechi, cu ora lor',
  ],
  avoid: ['Nu o folosi pentru ce a cerut cineva: acela se vede pe loc', 'Nu pune două deodată'],
  widths: 'Textul trece pe mai multe rânduri, butonul rămâne lângă el.',
  keys: [['Enter sau Spațiu', 'face ce spune butonul']],
  speech: 'Citită o dată numai cu „announced”; ce se schimbă des nu se citește.',
  related: ['feedback/OfflineBar', 'feedback/RetryStrip'],
}
