import * as v from 'valibot'

/** The lobby of a page or menu (S2 1). */
const Origin = v.picklist(['casino', 'live_casino'])

const ContentView = v.strictObject({
  event: v.literal('content-view'),
  path: v.string(),
  view_name: v.string(),
  params: v.record(v.string(), v.string()),
  query: v.record(v.string(), v.string()),
})

/** Every field is always present: tag managers keep the values of earlier events, so an unknown value is `null`. */
const GameLaunch = v.strictObject({
  event: v.literal('casino_game_launch'),
  from_route: v.nullable(v.string()),
  from_origin: v.nullable(Origin),
  on_route: v.string(),
  on_origin: Origin,
  on_origin_name: v.nullable(v.string()),
  demo: v.boolean(),
  filter_used: v.boolean(),
  game_name: v.string(),
  provider: v.string(),
  jackpot: v.boolean(),
  dealer_name: v.nullable(v.string()),
  /** In lei. */
  minimum_bet: v.nullable(v.number()),
})

const Navigation = v.strictObject({
  event: v.literal('casino_navigation'),
  origin: Origin,
  route_name: v.string(),
})

const BonusClick = v.strictObject({
  event: v.literal('casino_bonus_popup_click'),
  bonus_id: v.string(),
  cta_action: v.picklist(['accept', 'decline']),
})

/** Events without a field; search terms are not reported, since they may be personal. */
const Plain = v.strictObject({
  event: v.picklist([
    'casino_filters_click',
    'live_casino_filters_click',
    'casino_search',
    'casino_theme_toggle',
  ]),
})

const Line = v.nullable(v.string())
/** SHA-256 in lower-case hexadecimal digits; `null` for a missing value, and where the browser cannot hash. */
const Sha256 = v.nullable(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)))

/** The identifiers of a player, plain and hashed (S2 7; names of the event and of the hashes [D]). */
const UserInfo = v.strictObject({
  event: v.literal('user-info'),
  phone: Line,
  userId: Line,
  username: Line,
  playerClientId: Line,
  email: Line,
  sex: Line,
  city: Line,
  accountBusinessPhase: Line,
  phone_sha256: Sha256,
  userId_sha256: Sha256,
  username_sha256: Sha256,
  playerClientId_sha256: Sha256,
  email_sha256: Sha256,
  sex_sha256: Sha256,
  city_sha256: Sha256,
  accountBusinessPhase_sha256: Sha256,
  /** Whether the browser could hash; on plain http it cannot. */
  hashed: v.boolean(),
})

/** All reported events (S2 7), with exactly their fields. */
export const AnalyticsEvent = v.variant('event', [
  ContentView,
  GameLaunch,
  Navigation,
  BonusClick,
  Plain,
  UserInfo,
])
export type AnalyticsEvent = v.InferOutput<typeof AnalyticsEvent>
export type ContentView = v.InferOutput<typeof ContentView>
export type GameLaunch = v.InferOutput<typeof GameLaunch>
export type Navigation = v.InferOutput<typeof Navigation>
export type UserInfo = v.InferOutput<typeof UserInfo>

const Answer = v.picklist(['granted', 'denied'])

/** Consent by kind of storage; visitors are not asked about advertising, so that is always denied [D]. */
const Storage = v.strictObject({
  analytics_storage: Answer,
  ad_storage: v.literal('denied'),
  ad_user_data: v.literal('denied'),
  ad_personalization: v.literal('denied'),
})

/** A consent command: the items of an `arguments` object. */
export const ConsentCommand = v.strictTuple([
  v.literal('consent'),
  v.picklist(['default', 'update']),
  Storage,
])
