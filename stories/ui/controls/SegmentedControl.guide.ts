import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Alege una dintre câteva variante care stau alături, toate la vedere.',
  anatomy: ['legendă', 'șină', 'segmente egale ca importanță', 'segmentul ales, plin'],
  use: ['două până la cinci variante scurte', 'moduri: demo sau bani, temă'],
  avoid: ['mai multe variante: Select', 'vederi cu panou: Tabs', 'pornit sau oprit: Switch'],
  widths: 'Segmentele împart lățimea; cuvintele trec pe rândul următor. Sub deget au 44 px.',
  keys: [
    ['Tab', 'ajunge la varianta aleasă'],
    ['← → ↑ ↓', 'alege varianta vecină'],
  ],
  speech: 'Grup, numele; buton radio, numele, selectat, 2 din 3.',
  related: ['controls/Tabs', 'controls/Select', 'controls/Switch'],
}
