import type { WidgetType } from '#app/api/contract/widgets.ts'

type Samples = { typical: object; minimal: object; maximal: object; broken: object }

const LONG = 'Alese de echipa noastră pentru serile lungi de iarnă, cu jucării, colinde și jackpoturi'

/** Each widget as the CMS sends it: as usual, with the fewest fields, with all, and with a wrong one. */
export const samples: Record<WidgetType, Samples> = {
  Carousel: {
    typical: { id: 'w-hero', type: 'Carousel', carousel: 'carousel-casino' },
    minimal: { id: 'h', type: 'Carousel', carousel: 'carousel-casino' },
    maximal: { id: 'w-hero-al-lobby-ului-de-casino', type: 'Carousel', carousel: 'carousel-casino' },
    broken: { id: 'w-hero', type: 'Carousel', carousel: 'carousel-craciun' },
  },
  Games: {
    typical: { id: 'w-nil', type: 'Games', category: 'casino-povesti-din-nil', tileLayout: 'Default' },
    minimal: { id: 'w-jp', type: 'Games', category: 'casino-jackpoturi', tileLayout: 'DoubleRow' },
    maximal: { id: 'w-top', type: 'Games', category: 'casino-top-10', tileLayout: 'Top10', title: LONG },
    broken: { id: 'w-nil', type: 'Games', category: 'casino-povesti-din-nil', tileLayout: 'Square' },
  },
  Jackpots: {
    typical: { id: 'w-jackpot', type: 'Jackpots', title: 'Jackpoturi', jackpot: 'jackpot-clopotul-norocos' },
    minimal: { id: 'w-jackpot', type: 'Jackpots' },
    maximal: { id: 'w-jackpot', type: 'Jackpots', title: LONG, jackpot: 'jackpot-foc-de-arama' },
    broken: { id: 'w-jackpot', type: 'Jackpots', title: 42 },
  },
  Collections: {
    typical: { id: 'w-col', type: 'Collections', title: 'Colecții' },
    minimal: { id: 'w-col', type: 'Collections', title: 'C' },
    maximal: { id: 'w-col', type: 'Collections', title: LONG },
    broken: { id: 'w-col', type: 'Collections' },
  },
  CollectionGroup: {
    typical: { id: 'w-grup', type: 'CollectionGroup', group: 'group-acasa', title: 'De pe la noi' },
    minimal: { id: 'w-grup', type: 'CollectionGroup', group: 'group-acasa' },
    maximal: { id: 'w-grup', type: 'CollectionGroup', group: 'group-acasa', title: LONG },
    broken: { id: 'w-grup', type: 'CollectionGroup', group: ['group-acasa'] },
  },
  Providers: {
    typical: { id: 'w-furnizori', type: 'Providers', title: 'Furnizori' },
    minimal: { id: 'w-furnizori', type: 'Providers', title: 'F' },
    maximal: { id: 'w-furnizori', type: 'Providers', title: LONG },
    broken: { id: 'w-furnizori', type: 'Providers', title: '' },
  },
  Html: {
    typical: {
      id: 'w-text',
      type: 'Html',
      html: '<h2>Despre jocuri</h2><p>Citește <a href="/pagina/reguli">regulile</a> înainte să joci.</p>',
    },
    minimal: { id: 'w-text', type: 'Html', html: '<p>Bună.</p>' },
    maximal: {
      id: 'w-text',
      type: 'Html',
      html: `<h2>${LONG}</h2><p>${LONG}. ${LONG}.</p><ul><li>${LONG}</li><li>${LONG}</li></ul><table><tr><th>Nivel</th><th>Sumă</th></tr><tr><td>Mare</td><td>48.210,11 lei</td></tr></table>`,
    },
    broken: { id: 'w-text', type: 'Html', html: '<script>alert(1)</script>' },
  },
  Videos: {
    typical: { id: 'w-clipuri', type: 'Videos', title: 'Clipuri', videos: ['video-nil'] },
    minimal: { id: 'w-clipuri', type: 'Videos', title: 'C' },
    maximal: { id: 'w-clipuri', type: 'Videos', title: LONG, videos: ['video-nil', 'video-nil-2'] },
    broken: { id: 'w-clipuri', type: 'Videos', title: 'Clipuri', videos: 'video-nil' },
  },
  Winners: {
    typical: { id: 'w-castiguri', type: 'Winners', title: 'Câștigători' },
    minimal: { id: 'w-castiguri', type: 'Winners', title: 'C' },
    maximal: { id: 'w-castiguri', type: 'Winners', title: LONG },
    broken: { id: 'w-castiguri', type: 'Winners' },
  },
}
