import type { ContentPage } from '#app/api/contract/cms.ts'
import type { Widget } from '#app/api/contract/widgets.ts'
import { carePages } from './carePages.ts'
import { rulesPage } from './rulesPage.ts'
import { type Block, textPage } from './textPage.ts'

const about: Block[] = [
  [
    'Cine suntem',
    'Aramă este un cazinou online românesc, cu sloturi, mese live și jocuri crash de la șaizeci de studiouri.',
  ],
  [
    'Cum lucrăm',
    'Fiecare joc este certificat înainte de a apărea în lobby; valorile RTP sunt cele ale furnizorului.',
  ],
  [
    'Unde ne găsești',
    'Sediul nostru este la Brașov, pe strada Turnătoriei, într-o fostă turnătorie de clopote.',
  ],
]

/** The published content pages; footer, slides and collections link to them. */
export const pages: ContentPage[] = [
  ...carePages,
  rulesPage,
  textPage('despre-noi', 'Despre noi', about),
  textPage('termeni-si-conditii', 'Termeni și condiții', [
    ['Contul', 'Contul este personal. Se deschide de la 18 ani împliniți, după confirmarea identității.'],
    [
      'Depuneri și retrageri',
      'Retragerile se fac pe aceeași cale pe care s-a făcut depunerea, în cel mult trei zile lucrătoare.',
    ],
    [
      'Bonusuri',
      'Un bonus se primește numai după opt-in. Condițiile de rulaj sunt scrise lângă fiecare promoție.',
    ],
  ]),
  textPage('confidentialitate', 'Politica de confidențialitate', [
    [
      'Ce date păstrăm',
      '- datele contului și ale verificării\n- istoricul jocurilor și al plăților\n- setările din site',
    ],
    ['Cât le păstrăm', 'Atât cât cere legea jocurilor de noroc și apoi cel mult treizeci de zile.'],
    ['Drepturile tale', 'Poți cere o copie, o corectură sau ștergerea datelor care nu sunt cerute de lege.'],
  ]),
  textPage('joc-responsabil', 'Joc responsabil', [
    [
      'Joacă în limitele tale',
      'Stabilește-ți dinainte un buget și un timp. Poți pune limite de depunere, de pierdere și de sesiune.',
    ],
    [
      'Semne de alarmă',
      '- joci mai mult decât ai vrut\n- împrumuți bani ca să joci\n- ascunzi de ceilalți cât joci',
    ],
    [
      'Unde ceri ajutor',
      'Te poți <a href="/pagina/autoexcludere">autoexclude</a> oricând sau poți vorbi cu linia de sprijin.',
    ],
  ]),
  textPage('regulile-jocurilor', 'Regulile jocurilor', [
    ['Sloturi', 'Regulile, tabelul de plăți și valoarea RTP se găsesc în meniul fiecărui joc.'],
    [
      'Mese live',
      'Pariurile se închid la semnalul dealerului. O rundă întreruptă se anulează și miza se întoarce.',
    ],
  ]),
  {
    id: 'page-povesti-de-iarna',
    slug: 'povesti-de-iarna',
    title: 'Povești de iarnă',
    seoId: 'seo-page-povesti-de-iarna',
    widgets: [
      {
        id: 'iarna-1-html',
        type: 'Html',
        html: '<p>Zăpadă, colinde și câteva jocuri pentru seri lungi.</p>',
      },
      { id: 'iarna-2-carousel', type: 'Carousel', carousel: 'carousel-casino' },
      { id: 'iarna-3-games', type: 'Games', category: 'casino-dulce-si-rece', tileLayout: 'Portrait' },
      { id: 'iarna-4-group', type: 'CollectionGroup', group: 'group-gustari' },
      { id: 'iarna-5-jackpots', type: 'Jackpots' },
      { id: 'iarna-6-providers', type: 'Providers', title: 'Furnizori' },
      {
        id: 'iarna-7-videos',
        type: 'Videos',
        title: 'Regina Nilului la gura sobei',
        videos: ['video-regina-nilului'],
      },
      { id: 'iarna-8-winners', type: 'Winners', title: 'Cine a câștigat de curând' },
    ] satisfies Widget[],
  },
]

/** A page as a draft: one more heading at its top. */
export const draftPages: ContentPage[] = [
  textPage('despre-noi', 'Ciornă: Despre noi', [
    ['Ciornă: ce e nou', 'Din primăvară avem și un studio de mese live.'],
    ...about,
  ]),
]
