/** Where a visitor reads an error: in a snackbar, in its place on the page, or instead of the page. */
export type Shown = 'snackbar' | 'page' | 'error page' | 'dialog'

/** What is offered with it. */
export type Action = 'retry' | 'refresh' | 'home' | 'help' | 'none'

/** One key of the catalogues of errors (S1 8, S2 8). */
export type Row = {
  key: string
  /** What raises it. */
  cause: string
  shown: Shown
  action: Action
  /** The file that raises it; missing while no code of this repository does. */
  raisedBy?: string
}

const content = 'app/api/content.ts'
const fatal = (key: string, cause: string, raisedBy = content): Row => ({
  key: `errors.failed-to-fetch-${key}`,
  cause,
  shown: 'error page',
  action: 'home',
  raisedBy,
})

const row = (key: string, cause: string, shown: Shown, action: Action, raisedBy?: string): Row => ({
  key,
  cause,
  shown,
  action,
  ...(raisedBy && { raisedBy }),
})

const launch = 'app/domain/launch/url.ts'
const own = 'app/cms/own/ownMessages.ts'
const heart = 'app/player/favourites/changeFavourite.ts'

/** Every key of both catalogues, with its cause, its place and its action. */
export const catalogue: readonly Row[] = [
  fatal('menu', 'the main menu fails'),
  fatal('submenu', 'the sub-menu fails'),
  fatal('providers', 'the providers fail'),
  fatal('promotions', 'the promotions fail'),
  fatal('collections', 'the collections fail'),
  fatal('collection-groups', 'the groups of collections fail'),
  fatal('games', 'the list of games fails'),
  fatal('categories', 'the categories fail'),
  fatal('layouts', 'the layouts fail'),
  fatal('meta', 'the global settings fail or are empty'),
  fatal('sb-cms-config', 'the CMS configuration fails or is empty'),
  fatal('carousel', 'the carousels fail'),
  fatal('videos', 'the video widgets fail'),
  row(
    'errors.failed-to-fetch-jackpots',
    'amounts fail',
    'snackbar',
    'none',
    'app/tiles/jackpots/JackpotClock.tsx',
  ),
  row(
    'errors.unable-to-confirm-bonus',
    'an answer to a bonus fails',
    'snackbar',
    'none',
    'app/player/bonuses/BonusOffer.tsx',
  ),
  row(
    'errors.failed-to-fetch-player-bonuses',
    'a load of bonuses fails',
    'snackbar',
    'retry',
    'app/player/sessionNotices.ts',
  ),
  row(
    'errors.unable-to-update-balance-visibility',
    'the switch of the balance fails',
    'snackbar',
    'none',
    'app/player/account/useShownBalance.ts',
  ),
  row(
    'errors.authentication-startup-error',
    'the login state is not known',
    'snackbar',
    'refresh',
    'app/player/sessionNotices.ts',
  ),
  row(
    'errors.auth.bonus_details',
    'the details of a bonus fail',
    'snackbar',
    'none',
    'app/player/bonuses/BonusOffer.tsx',
  ),
  row(
    'errors.auth.messages',
    'the waiting messages fail',
    'snackbar',
    'retry',
    'app/player/sessionNotices.ts',
  ),
  row(
    'errors.failed-to-fetch-favorites',
    'the favourites fail',
    'snackbar',
    'retry',
    'app/player/PlayerWatch.tsx',
  ),
  row('errors.unable-to-favorite-game', 'a favourite is not stored', 'snackbar', 'none', heart),
  row('errors.unable-to-remove-game-from-favorites', 'a favourite is not removed', 'snackbar', 'none', heart),
  row('errors.failed-to-fetch-player-games', 'the played games fail', 'page', 'retry', own),
  row('errors.failed-to-fetch-recent-game-results', 'the recent wins fail', 'page', 'retry', own),
  row(
    'errors.failed-to-fetch-special-categories',
    'the recommendations fail',
    'snackbar',
    'retry',
    'app/content/special/SpecialFailed.tsx',
  ),
  row(
    'errors.failed-to-connect-to-live-feed',
    'the hub cannot be reached',
    'page',
    'retry',
    'app/live/FeedNote.tsx',
  ),
  row(
    'errors.failed-to-disconnect-from-live-feed',
    'the hub cannot be left',
    'snackbar',
    'none',
    'app/live/liveFeed.ts',
  ),
  row(
    'errors.failed-to-fetch-live-winners',
    'the winners fail',
    'page',
    'retry',
    'app/cms/pages/WinnersPage.tsx',
  ),
  row('errors.failed-to-fetch-web-messages', 'the web messages fail', 'snackbar', 'retry'),
  row(
    'errors.failed-to-fetch-personalized-games',
    'the list fails; an old one is shown',
    'page',
    'retry',
    own,
  ),
  ...['errors.unable-to-optin-to-bonus-template', 'errors.unable-to-optout-from-bonus-template'].map((key) =>
    row(key, 'a change of an opt-in fails', 'snackbar', 'none', 'app/player/bonuses/useOptIn.ts'),
  ),
  ...['errors.unauthorized-access', 'errors.check-cms-password-code'].map((key) =>
    row(key, 'the password of a game is wrong', 'snackbar', 'none', 'app/domain/launch/launch.ts'),
  ),
  row('errors.real-url-is-missing', 'no address for money', 'snackbar', 'none', launch),
  row('errors.demo-url-is-missing', 'no address of a demo', 'snackbar', 'none', launch),
  row(
    'errors.invalid-game-session',
    'a token has an errorCode or is missing',
    'page',
    'help',
    'app/game/play/LaunchTrouble.tsx',
  ),
  row('errors.yellow-ai-invalid-session', 'the token of the chat is missing', 'snackbar', 'none'),
  row('errors.yellow-ai-failed-fetch-messages', 'the unread count fails', 'snackbar', 'none'),
  row(
    'errors.unable-to-details',
    'the info of a game fails',
    'page',
    'retry',
    'app/game/details/DetailsPanel.tsx',
  ),
  row(
    'errors.page.page-not-found',
    'an unknown address',
    'error page',
    'home',
    'app/shell/errors/FatalError.tsx',
  ),
  row(
    'errors.your-browser-does-not-support-the-video-tag',
    'a browser without video',
    'page',
    'none',
    'app/cms/widgets/Videos.tsx',
  ),
]

/** Keys that other words of the site replace, with the message that shows them. */
export const replaced: Readonly<Record<string, string>> = {
  'errors.page.update-message': 'ui.errorPage.chunk.text',
  'errors.page.go-to-homepage': 'ui.errorPage.home',
  'errors.page.or-contact-our': 'ui.errorPage.support',
  'errors.page.customer-support': 'ui.errorPage.support',
}
