import * as v from 'valibot'
import { ChatTokenRequest } from '../chat.ts'
import { GameCode, Id } from '../common.ts'
import { TournamentPlace } from '../tournaments.ts'
import {
  Balances,
  BalanceVisibility,
  MarketingTags,
  NotificationToken,
  Overview,
  PaymentStatistic,
  PlayerInfo,
  PlayerTags,
} from './account.ts'
import {
  BonusDetails,
  Bonuses,
  Favourites,
  GameResults,
  GamingBonuses,
  OptIns,
  PlayerGames,
} from './bonuses.ts'
import { Done, GatewayLogin, GatewaySession, ProviderToken, TemplateCode } from './login.ts'

/** Every call to the player gateway (S1 7, S2 7); client and sandbox both use this table. */

const Moment = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/),
)
const Flag = v.picklist(['true', 'false'])
const statusFilter = v.optional(Id, 'current')

const FavouriteChange = v.object({
  favoriteGames: v.object({ favoriteGameType: v.array(v.object({ gameType: GameCode })) }),
  requestType: v.picklist(['add', 'remove']),
})

const PlayerGamesRequest = v.object({
  startDate: Moment,
  endDate: Moment,
  minimumGameRoundCount: v.pipe(v.number(), v.integer(), v.minValue(1)),
  languageCode: v.pipe(v.string(), v.maxLength(10)),
})

const GameResultsRequest = v.object({
  startDatetime: Moment,
  endDatetime: Moment,
  nearestGames: v.literal(false),
  page: v.pipe(v.number(), v.integer(), v.minValue(1)),
  max: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)),
  order: v.picklist(['asc', 'desc']),
  filterOutParameters: v.array(v.string()),
  fields: v.array(v.picklist(['code', 'datetime', 'gameName', 'gameType', 'win'])),
})

/** Paths that the specification does not give are settings; these are our defaults. */
export const gatewayCalls = {
  login: { path: '/v1/login', body: GatewayLogin, answer: GatewaySession },
  validate: {
    path: '/v1/_validate-login-session',
    body: v.object({ validateSessionTokens: v.pipe(v.array(v.object({})), v.length(1)) }),
    answer: Done,
  },
  logout: { path: '/v1/logout', body: v.undefined(), answer: Done },
  keepAlive: { path: '/v1/keep-alive', query: v.object({ millisFromLastAction: v.string() }), answer: Done },
  notificationToken: { path: '/_notification-token', answer: NotificationToken },
  balances: { path: '/pams/api/v2/balances', answer: Balances },
  balanceVisibility: { path: '/user-preference/balance/v1', answer: BalanceVisibility },
  changeBalanceVisibility: {
    path: '/user-preference/balance/v1',
    body: BalanceVisibility,
    answer: BalanceVisibility,
  },
  info: {
    path: '/pams/api/v2/playerInfo',
    query: v.object({ requestedPlayerData: v.string() }),
    answer: PlayerInfo,
  },
  overview: { path: '/pams/api/v2/clientOverview', answer: Overview },
  playerTags: { path: '/pams/api/v2/playerTags', answer: PlayerTags },
  marketingTags: { path: '/pams/api/v2/marketingTags', answer: MarketingTags },
  addMarketingTags: {
    path: '/pams/api/v2/marketingTags',
    body: v.object({ tags: v.pipe(v.array(Id), v.maxLength(50)) }),
    answer: MarketingTags,
  },
  paymentStatistic: { path: '/pams/api/v2/paymentStatistic', answer: PaymentStatistic },
  bonuses: {
    path: '/pams/api/v2/player/bonuses',
    query: v.object({ statusFilter }),
    answer: Bonuses,
  },
  bonusDetails: {
    path: '/pams/api/v2/player/bonusDetails',
    query: v.object({ bonusId: Id, returnBonusTemplateDetails: Flag, returnGamingContexts: Flag }),
    answer: BonusDetails,
  },
  gamingBonuses: {
    path: '/pams/api/v2/player/gamingBonuses',
    body: v.object({ returnBonusTemplateDetails: v.boolean(), statusFilter }),
    answer: GamingBonuses,
  },
  optIns: { path: '/pams/api/v2/client/getOptedInBonusTemplates', answer: OptIns },
  optIn: { path: '/pams/api/v2/client/optInToBonusTemplate', body: TemplateCode, answer: Done },
  optOut: { path: '/pams/api/v2/client/optOutFromBonusTemplate', body: TemplateCode, answer: Done },
  tournamentPlace: {
    path: '/pams/api/v2/player/tournamentPlace',
    query: v.object({ promotionId: Id }),
    answer: TournamentPlace,
  },
  favourites: {
    path: '/pams/api/v2/player/favorites',
    query: v.object({ requestedFavorites: v.string() }),
    answer: Favourites,
  },
  changeFavourites: { path: '/pams/api/v2/player/favorites', body: FavouriteChange, answer: Done },
  playerGames: { path: '/pams/api/v2/getPlayerGames', body: PlayerGamesRequest, answer: PlayerGames },
  gameResults: { path: '/pams/api/v2/gameResults', body: GameResultsRequest, answer: GameResults },
  providerToken: { path: '/v1/session-token', answer: ProviderToken },
  chatToken: { path: '/v1/chat-token', body: ChatTokenRequest, answer: ProviderToken },
} as const satisfies Record<string, CallShape>

type CallShape = {
  path: string
  answer: v.GenericSchema
  /** Makes the call a POST; `undefined` is one without a body. */
  body?: v.GenericSchema
  query?: v.GenericSchema
}

export type GatewayCall = keyof typeof gatewayCalls
type Calls = typeof gatewayCalls
type InputOf<Schema> = Schema extends v.GenericSchema ? v.InferInput<Schema> : undefined
type OutputOf<Schema> = Schema extends v.GenericSchema ? v.InferOutput<Schema> : undefined
type PartOf<Call extends GatewayCall, Name extends string> =
  Calls[Call] extends Record<Name, infer Part> ? Part : undefined

/** Response that the server must send, and that a caller gets. */
export type ResponseOf<Call extends GatewayCall> = v.InferOutput<Calls[Call]['answer']>
/** Body that a caller sends. */
export type BodyOf<Call extends GatewayCall> = InputOf<PartOf<Call, 'body'>>
export type QueryOf<Call extends GatewayCall> = InputOf<PartOf<Call, 'query'>>
/** Validated body that the server gets. */
export type ValidBodyOf<Call extends GatewayCall> = OutputOf<PartOf<Call, 'body'>>
export type ValidQueryOf<Call extends GatewayCall> = OutputOf<PartOf<Call, 'query'>>

/** Calls whose paths the specification does not give; each is a setting. */
export const settablePaths = ['login', 'logout', 'keepAlive', 'providerToken', 'chatToken'] as const
export type SettablePath = (typeof settablePaths)[number]
