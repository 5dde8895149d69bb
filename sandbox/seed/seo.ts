import type { Collection, Game, Provider } from '#app/api/contract/casino.ts'
import type { Category, ContentPage } from '#app/api/contract/cms.ts'
import type { Seo } from '#app/api/contract/seo.ts'

type Row = [id: string, seo: Seo]

function row(id: string, title: string, description: string, ogImage = 'banner-arama'): Row {
  return [
    id,
    {
      title: `${title} | Aramă`,
      ogTitle: title,
      description,
      ogDescription: description,
      ogImage,
      twitterCard: 'summary_large_image',
      metaRobots: 'index, follow',
    },
  ]
}

const pageRows: Row[] = [
  row(
    'seo-lobby',
    'Cazino online',
    'Sloturi, jackpoturi și mese live de la peste șaizeci de studiouri, în limba română.',
  ),
  row(
    'seo-livelobby',
    'Cazinou live',
    'Ruletă, blackjack și baccarat cu dealeri care vorbesc românește.',
    'banner-ruleta-carpati',
  ),
  row('seo-mygames', 'Jocurile mele', 'Jocurile tale preferate și cele jucate recent.'),
  row('seo-mylivegames', 'Mesele mele', 'Mesele tale preferate și cele jucate recent.'),
  row('seo-collections', 'Colecții de jocuri', 'Jocuri adunate pe teme, mecanici și ritm de joc.'),
  row('seo-providers', 'Furnizori de jocuri', 'Studiourile ale căror jocuri se găsesc la Aramă.'),
  row(
    'seo-promotions',
    'Promoții',
    'Rotiri gratuite, jetoane și turnee, cu condițiile lor.',
    'banner-bun-venit',
  ),
  row(
    'seo-jackpots',
    'Jackpoturi progresive',
    'Valorile jackpoturilor, actualizate la câteva secunde.',
    'banner-foc-de-arama',
  ),
  row('seo-allgames', 'Toate jocurile', 'Catalogul întreg, cu filtre și căutare.'),
  row(
    'seo-tournaments',
    'Turnee',
    'Clasamentele și premiile turneelor în curs.',
    'banner-turneul-castelului',
  ),
]

/** SEO records by id, for each page type, category, provider and page; personal pages are not indexed. */
export function seedSeo(
  categories: Category[],
  providers: Provider[],
  pages: ContentPage[],
  collections: Collection[],
): Row[] {
  const rows = [
    ...pageRows,
    ...categories
      .filter((category) => category.seoId)
      .map((category) =>
        row(
          `seo-category-${category.id}`,
          category.lobby === 'Live' ? `${category.title}, cazinou live` : category.title,
          `${category.title}: jocurile din această categorie.`,
        ),
      ),
    ...providers.map((provider) =>
      row(`seo-provider-${provider.slug}`, provider.name, `Jocurile făcute de ${provider.name}.`),
    ),
    ...collections.map(({ slug, title }) =>
      row(
        `seo-collection-${slug}`,
        `${title}, colecție`,
        `${title}: jocurile din această colecție.`,
        `collection-${slug}`,
      ),
    ),
    ...pages.map((page) =>
      row(`seo-page-${page.slug}`, page.title, `${page.title} la Aramă, cazinou online.`),
    ),
  ]
  return rows.map(([id, seo]) => [
    id,
    id.startsWith('seo-my') ? { ...seo, metaRobots: 'noindex, nofollow' } : seo,
  ])
}

/** The record of a game's own page, `seo-game-{gameCode}`. */
export function gameSeo(game: Game): Seo {
  return row(
    '',
    game.name,
    `${game.name}: reguli pe scurt, mize, RTP și joc demonstrativ.`,
    `banner-${game.gameCode}`,
  )[1]
}
