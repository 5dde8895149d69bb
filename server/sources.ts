import type { Logger } from 'pino'
import type { Dropped } from '#app/api/contract/parse.ts'
import messages from '#app/platform/messages/ro.json'
import type { Config } from './config.ts'
import { createContent } from './content/content.ts'
import type { StoreOptions } from './content/store.ts'
import { menuWords, pageWords } from './content/words.ts'
import { alone, type Fleet, joinFleet } from './fleet/fleet.ts'
import { createLeaderboards } from './leaderboards.ts'
import { createPersonalised } from './personalised.ts'
import { createPlayerOf } from './playerOf.ts'
import { sourcesOf } from './services.ts'
import { createAssetService, MAX_LOOKUPS } from './upstream/assetService.ts'
import { createBreakers } from './upstream/breakers.ts'

import { createWinners, usual } from './winners.ts'

/** How long published content is fresh. */
export const contentTimes = (config: Config): StoreOptions => ({
  fresh: config.CONTENT_FRESH_SECONDS,
  staleWhileRevalidate: config.CONTENT_STALE_WHILE_REVALIDATE_SECONDS,
  staleIfError: config.CONTENT_STALE_IF_ERROR_SECONDS,
})

function fleetOf(config: Config, log: Logger): Fleet {
  const { REDIS_URL: url, casinoUrl, cmsUrl, winnersUrl } = config
  if (!url) return alone
  const services = [casinoUrl, cmsUrl, winnersUrl]
  const onChange = (change: object) => log.warn(change, 'upstream')
  return joinFleet({ url, services, timeout: config.UPSTREAM_TIMEOUT_MS, onChange })
}

function breakersOf(config: Config, log: Logger, fleet: Fleet) {
  return createBreakers({
    openSeconds: config.BREAKER_SECONDS,
    onChange: (change) => log.warn(change, 'upstream'),
    onDecision: (decision) => void fleet.publish({ what: 'breaker', ...decision }),
  })
}

const assetsOf = ({ picturesUrl: url, services: { assets: address } }: Config, { limiter }: Fleet) =>
  url && address ? createAssetService({ url, address, calls: limiter('pictures', MAX_LOOKUPS) }) : undefined

/**
 * Content and winners of the services, by this process' calls and those of other instances. `onNew` is called with the
 * keys of new content, apart from normal expiry.
 */
export function createSources(config: Config, log: Logger, onNew: (keys: readonly string[]) => void) {
  const report = (dropped: Dropped) => log.warn(dropped, 'content dropped')
  const fleet = fleetOf(config, log)
  const breakers = breakersOf(config, log, fleet)
  const published = contentTimes(config)
  const shared = fleet.shareAnswers(published)
  const timeout = config.UPSTREAM_TIMEOUT_MS
  const { guard } = breakers
  const content = createContent({
    api: { casinoUrl: config.casinoUrl, cmsUrl: config.cmsUrl, timeout, report, guard },
    published,
    share: shared.share,
    onRecovered: (key) => onNew([key]),
    words: menuWords(messages),
    pageWords: pageWords(messages),
    siteUrl: config.SITE_URL ?? '',
    pictureOrigins: new Set(sourcesOf(config.services, 'img')),
    assets: assetsOf(config, fleet),
    frameOrigins: new Set([...sourcesOf(config.services, 'frame'), ...config.GAME_ORIGINS.split(/\s+/)]),
  })
  const times = { ...usual, staleIfError: published.staleIfError }
  const winners = createWinners({
    url: config.winnersUrl,
    timeout,
    report,
    guard,
    share: fleet.shareAnswers(times).share,
    catalogue: () => content.catalogue('Published'),
    times,
  })
  const leaderboards = createLeaderboards({
    casinoUrl: config.casinoUrl,
    timeout,
    report,
    guard,
    share: fleet.shareAnswers(times).share,
    promotions: () => content.get('promotions', 'Published'),
    times,
  })

  const personalised = createPersonalised({
    url: config.bloomreachUrl,
    timeout,
    onFailure: (problem) => log.warn({ where: 'personalized-games', problem }, 'personalised list failed'),
  })

  const playerOf = createPlayerOf({ url: config.gatewayUrl, timeout })

  function drop(keys: readonly string[]): void {
    content.drop(keys)
    onNew(keys)
  }

  /** Drops the content under `keys` at all instances; whether the others were notified. */
  async function change(keys: string[]): Promise<boolean> {
    await shared.drop(keys)
    drop(keys)
    return fleet.publish({ what: 'changed', keys })
  }

  fleet.listen((news) => (news.what === 'breaker' ? breakers.follow(news) : drop(news.keys)))

  return { content, winners, leaderboards, personalised, playerOf, change, limiter: fleet.limiter }
}
