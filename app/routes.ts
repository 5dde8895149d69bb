import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes'

const lists = [
  ['toate-jocurile', 'all-games'],
  ['categorii/:slug', 'categories-slug'],
  ['colectii/:slug', 'collections-slug'],
  ['furnizori/:slug', 'providers-slug'],
  ['jackpots/:slug', 'jackpots-slug'],
] as const

const gameList = ([path, id]: readonly [string, string]) => route(path, 'routes/gameList.tsx', { id })
const widgets = (path: string, id: string) => route(path, 'routes/widgets.tsx', { id })
const personal = (path: string, id: string) => route(path, 'routes/personal.tsx', { id })

/** Every address also exists under the preview segment; any other leading segment is unknown (RTE-02). */
export default prefix('preview?', [
  layout('shell/DefaultLayout.tsx', [
    index('routes/lobby.tsx'),
    ...lists.map(gameList),
    route('colectii', 'routes/cards.tsx', { id: 'collections' }),
    route('furnizori', 'routes/cards.tsx', { id: 'providers' }),
    route('jackpots', 'routes/jackpots.tsx'),
    route('joc/:game', 'routes/game.tsx'),
    personal('utilizator/preferate', 'user-my-games'),
    personal('utilizator/:slug', 'user-slug'),
    route('redirect/:page/:select?', 'routes/redirect.tsx'),
    route('*', 'routes/notFound.tsx'),
  ]),
  layout('shell/LiveLayout.tsx', [
    widgets('cazinou-live', 'live-casino'),
    gameList(['cazinou-live/toate-jocurile', 'live-casino-all-games']),
    gameList(['cazinou-live/categorii/:slug', 'live-casino-categories-slug']),
    personal('cazinou-live/utilizator/preferate', 'live-casino-user-my-games'),
    personal('cazinou-live/utilizator/:slug', 'live-casino-user-slug'),
  ]),
  layout('shell/CleanLayout.tsx', [
    widgets('pagina/:slug', 'page-slug'),
    widgets('turnee', 'tournaments'),
    route('promotii', 'routes/promotions.tsx'),
    route('promotii/:slug', 'routes/promotion.tsx'),
  ]),
  layout('shell/WinnersLayout.tsx', [
    route('invingatori', 'routes/winnersStart.tsx'),
    route('invingatori/recente', 'routes/winners.tsx', { id: 'winners-recent' }),
    route('invingatori/jackpot', 'routes/winners.tsx', { id: 'winners-jackpot' }),
    route('invingatori/hol-de-faima', 'routes/winners.tsx', { id: 'winners-hall-of-fame' }),
  ]),
  layout('shell/PlayLayout.tsx', [
    route('play/:game/demo', 'routes/play.tsx', { id: 'play-game-demo' }),
    route('play/:game/real', 'routes/playReal.tsx', { id: 'play-game-real' }),
  ]),
]) satisfies RouteConfig
