import type { ContentPage } from '#app/api/contract/cms.ts'
import { globalSettings } from '../fixtures/settings.ts'
import { type Block, textPage } from './textPage.ts'

const { operator, regulator, helpline } = globalSettings.compliance
const authority = `<a href="${regulator.url}">${regulator.name} (ONJN)</a>`
const mail = (name: string) => `<a href="mailto:${name}@arama.example">${name}@arama.example</a>`
const phone = '<a href="tel:0268000000">0268 000 000</a>'
const page = (slug: string, words: string) => `<a href="/pagina/${slug}">${words}</a>`

const contact: Block[] = [
  [
    'Cum ne găsești',
    `- Telefon: ${phone}, apel cu tarif normal\n- E-mail: ${mail('ajutor')}\n- Poștă: ${operator.name}, ${operator.registeredOffice}`,
    'Din cont ne poți scrie direct. Așa știm cine ești și putem verifica o plată sau o rundă fără alte întrebări.',
  ],
  [
    'Program',
    '- La telefon: în fiecare zi, de la 9:00 la 23:00\n- Prin e-mail: oricând; răspundem în cel mult 24 de ore',
    'De sărbătorile legale, programul rămâne același.',
  ],
  [
    'Ca să te ajutăm repede',
    '- spune-ne numele jocului și ora rundei, dacă este vorba despre un joc\n- spune-ne suma și ziua, dacă este vorba despre o plată\n- nu ne trimite niciodată parola sau codul cardului; nu ți le cerem',
  ],
  [
    'Dacă vrei să faci o reclamație',
    `Scrie la ${mail('reclamatii')} sau prin poștă, la adresa de mai sus. Primești un număr de înregistrare în aceeași zi și un răspuns în cel mult 30 de zile.`,
    `Dacă răspunsul nu te mulțumește, te poți adresa ${authority}. Toți pașii sunt în pagina ${page('reclamatii', 'Reclamații')}.`,
  ],
  [
    'Dacă jocul nu mai este o plăcere',
    `${helpline.name}, ${helpline.phone}, este gratuită și anonimă. Despre limite și pauze scrie la ${page('joc-responsabil', 'Joc responsabil')}, iar despre oprirea jocului la ${page('autoexcludere', 'Autoexcludere')}.`,
  ],
]

const selfExclusion: Block[] = [
  [
    'Ce înseamnă',
    'Prin autoexcludere îți interzici singur accesul la jocurile de noroc. Cât timp este în vigoare nu poți juca, nu poți depune bani și nu primești oferte. Soldul rămâne al tău și îl poți retrage.',
  ],
  [
    'Unde o ceri',
    `- la ${authority}, pentru toți operatorii\n- la noi, ca operator: din cont sau în scris, la ${mail('ajutor')} ori prin poștă`,
    'Pentru cerere este nevoie de un act de identitate. Nu trebuie să spui de ce o faci.',
  ],
  ['De când se aplică', 'Autoexcluderea intră în vigoare la ora 00:00 a zilei care urmează cererii.'],
  [
    'Cum se retrage',
    `Autoexcluderea se retrage numai la ${authority}. Noi nu o putem ridica, nici la cererea ta.`,
  ],
  [
    'Dacă vrei doar o pauză',
    `Limitele și pauzele sunt altceva: le pui și le schimbi din cont. Le găsești explicate la ${page('joc-responsabil', 'Joc responsabil')}.`,
  ],
  [
    'Cu cine poți vorbi',
    `${helpline.name}, ${helpline.phone}, răspunde gratuit și fără să te întrebe cum te cheamă.`,
  ],
]

const accessibility: Block[] = [
  [
    'Ce urmărim',
    'Site-ul este făcut după WCAG 2.2, nivelul AA: se poate folosi cu mouse-ul, cu degetul și din tastatură, pe ecrane de la 320 de pixeli în sus și cu textul mărit de două ori.',
    'Tema deschisă, tema închisă și mișcarea redusă urmează setările dispozitivului tău. Scurtăturile de tastatură se văd apăsând tasta ?.',
  ],
  [
    'Ce am verificat',
    '- fiecare componentă, în ambele teme, cu un program care caută greșelile cunoscute de accesibilitate\n- câte o pagină de fiecare fel, cu același program\n- parcurgerea din tastatură, locul focusului și mărimea țintelor, prin teste automate\n- textul pe care l-ar rosti un cititor de ecran, calculat din pagină',
  ],
  [
    'Ce nu am verificat',
    'Niciun om nu a parcurs încă site-ul cu un cititor de ecran (NVDA, JAWS, VoiceOver sau TalkBack), cu un comutator sau cu comenzi vocale. Site-ul nu a fost testat de persoane cu dizabilități și nu a trecut printr-un audit independent. Testele automate găsesc numai o parte dintre greșeli.',
  ],
  [
    'Ce știm că lipsește',
    '- jocurile aparțin furnizorilor: unele nu se pot folosi din tastatură sau cu cititor de ecran\n- titlurile desenate pe copertele jocurilor sunt imagini; numele jocului stă scris lângă ele\n- filmele scurte de prezentare nu au subtitrări',
  ],
  [
    'Spune-ne ce te încurcă',
    `Scrie la ${mail('accesibilitate')} sau sună la ${phone}. Spune-ne pagina și, dacă poți, browserul și programul cu care citești. Răspundem în cel mult 30 de zile. Celelalte căi sunt la ${page('contact', 'Contact')}.`,
    'Declarația a fost scrisă în noiembrie 2026 și se schimbă odată cu site-ul.',
  ],
]

const complaints: Block[] = [
  [
    'Cum depui o reclamație',
    `Scrie-ne din cont, la ${mail('reclamatii')} sau prin poștă, la ${operator.name}, ${operator.registeredOffice}. Spune ce s-a întâmplat, când și ce ceri.`,
    'Primești un număr de înregistrare în aceeași zi și un răspuns în scris în cel mult 30 de zile.',
  ],
  [
    'Dacă nu ești mulțumit',
    `Te poți adresa ${authority}. Trimite și răspunsul primit de la noi.`,
    `Pentru întrebări obișnuite este mai rapid să ne suni; numărul este la ${page('contact', 'Contact')}.`,
  ],
]

/** Pages about contact, safe play and accessibility. */
export const carePages: ContentPage[] = [
  textPage('contact', 'Contact', contact),
  textPage('autoexcludere', 'Autoexcludere', selfExclusion),
  textPage('reclamatii', 'Reclamații', complaints),
  textPage('accesibilitate', 'Declarație de accesibilitate', accessibility),
]
