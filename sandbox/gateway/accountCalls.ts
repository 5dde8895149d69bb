import { GatewayRefusal, type Handlers } from './asked.ts'

const done = { errorCode: 0 }

/** Products whose exclusion forbids every game of the casino. */
const keptOut: ReadonlySet<string> = new Set(['CrossProduct', 'Casino'])

/** Error code for an excluded player who requests a game token. */
const SELF_EXCLUDED = 63

/** Calls about sessions, money and the player's identity. */
export const accountCalls: Handlers<
  | 'validate'
  | 'keepAlive'
  | 'notificationToken'
  | 'providerToken'
  | 'chatToken'
  | 'balances'
  | 'balanceVisibility'
  | 'changeBalanceVisibility'
  | 'info'
  | 'overview'
  | 'playerTags'
  | 'marketingTags'
  | 'addMarketingTags'
  | 'paymentStatistic'
> = {
  validate: () => done,
  keepAlive: ({ player, change }) => {
    if (player.keepAliveRefusals === 0) return done
    change((state) => (state.keepAliveRefusals -= 1))
    throw new GatewayRefusal(403, 'keep-alive-refused')
  },
  notificationToken: ({ player, passes }) => ({
    notification_token: passes.issue('notification', player.info.username),
  }),
  providerToken: ({ player: { info, excludedFrom }, passes }) => {
    const { username } = info
    if (excludedFrom.some((product) => keptOut.has(product))) return { errorCode: SELF_EXCLUDED, username }
    return { errorCode: 0, username, sessionToken: { sessionToken: passes.issue('provider', username) } }
  },
  chatToken: ({
    player: {
      info: { username },
    },
    passes,
  }) => ({
    errorCode: 0,
    username,
    sessionToken: { sessionToken: passes.issue('chat', username) },
  }),
  balances: ({ player }) => ({ balances: player.balances }),
  balanceVisibility: ({ player }) => ({ balanceHidden: player.balanceHidden }),
  changeBalanceVisibility: ({ body: { balanceHidden }, change }) => {
    change((state) => (state.balanceHidden = balanceHidden))
    return { balanceHidden }
  },
  info: ({ player }) => player.info,
  overview: ({ player: { info, balances, excludedFrom, excludedUntil: until } }) => ({
    username: info.username,
    balances,
    selfExclusion: { productSettings: excludedFrom.map((product) => ({ product, until })) },
  }),
  playerTags: ({ player }) => ({ tags: player.playerTags }),
  marketingTags: ({ player }) => ({ tags: player.marketingTags }),
  addMarketingTags: ({ body, change }) => {
    const { marketingTags } = change((state) => {
      state.marketingTags = [...new Set([...state.marketingTags, ...body.tags])]
    })
    return { tags: marketingTags }
  },
  paymentStatistic: ({ player }) => player.payments,
}
