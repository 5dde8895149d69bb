import type { Mutations } from './mutant.ts'

/** Mutants of jackpots, launch, menus, addresses, links and overlays. */
export const site: Mutations[] = [
  {
    file: 'app/domain/jackpots/level.ts',
    test: 'app/domain/jackpots/reports.test.ts',
    changes: [
      ['amounts begin at the full value', 'const START_PERCENT = 99', 'const START_PERCENT = 100'],
      ['a fall is never a win', 'served * 100 < before.shown * WON_BELOW_PERCENT', 'false'],
      [
        'a higher report starts below what was shown',
        'Math.max(before.shown, startOf(served))',
        'startOf(served)',
      ],
      ['it climbs in one hour', 'export const GROWTH_MS = 7_200_000', 'export const GROWTH_MS = 3_600_000'],
    ],
  },
  {
    file: 'app/domain/jackpots/shown.ts',
    test: 'app/domain/jackpots/show.test.ts',
    changes: [
      [
        'the total is the top level’s',
        'tracks.reduce((sum, { shown }) => sum + shown, 0)',
        'tracks[0]?.shown ?? 0',
      ],
    ],
  },
  {
    file: 'app/domain/jackpots/shown.ts',
    test: 'app/domain/jackpots/reports.test.ts',
    changes: [
      [
        'a tile shows the lowest jackpot',
        'topOf(jackpot) > topOf(byGame.get(code))',
        '!byGame.has(code) || topOf(jackpot) < topOf(byGame.get(code))',
      ],
    ],
  },
  {
    file: 'app/domain/jackpots/level.ts',
    test: 'app/domain/jackpots/level.test.ts',
    changes: [
      ['shown amounts may fall', 'Math.max(track.shown, lineAt(track, time))', 'lineAt(track, time)'],
    ],
  },
  {
    file: 'app/domain/launch/launch.ts',
    test: 'app/domain/launch/launch.test.ts',
    changes: [
      ['a second game starts over the first', "if (store.getSnapshot()) return { status: 'running' }", ''],
      [
        'a wrong password is let in',
        'if (password !== undefined && !(await checkPassword(password))) return UNAUTHORIZED',
        '',
      ],
      ['a phone plays inside the page', "if (platform === 'mobile') return { external: url }", ''],
    ],
  },
  {
    file: 'app/domain/launch/url.ts',
    test: 'app/domain/launch/url.test.ts',
    changes: [
      ['a token with an error starts a game', "if (token?.errorCode) return 'error-code'", ''],
      ['a demo gets the player’s token', "const player = mode === 'real' ?", 'const player = mode ?'],
    ],
  },
  {
    file: 'app/domain/selfExclusion.ts',
    test: 'app/domain/selfExclusion.test.ts',
    changes: [
      [
        'an exclusion that is not known opens play',
        "excluded.state === 'known' && !excluded.value",
        "!(excluded.state === 'known' && excluded.value)",
      ],
      [
        'exclusions that cannot be read are none',
        "if (selfExclusion === 'unreadable') return failed",
        "if (selfExclusion === 'unreadable') return known(false)",
      ],
    ],
  },
  {
    file: 'app/domain/launch/template.ts',
    test: 'app/domain/launch/url.test.ts',
    changes: [
      ['values may leave their place', '&& shapeOf(href) === shapeOf(probe)', ''],
      [
        'the demo of a phone is the desktop’s',
        "platform === 'web' ? provider.launchUrlDemo : provider.launchUrlDemoMobile",
        'provider.launchUrlDemo',
      ],
    ],
  },
  {
    file: 'app/domain/menus.ts',
    test: 'app/domain/menus.test.ts',
    changes: [
      ['visitors see personal entries', '...(isPersonalized && { personalized: true })', ''],
      ['live stands in the menu without a live lobby', '...(hasLiveLobby(layouts) ? [live] : [])', 'live'],
      [
        'entries of the other lobby',
        'item.lobby === lobby ? menuTarget(item, source) : undefined',
        'menuTarget(item, source)',
      ],
      [
        'an entry without a target stays',
        'if (!href) return []',
        "if (!href) return [{ id: item.id, label: item.title, href: '/' }]",
      ],
      ['tournaments on phones', "      only: 'desktop',\n", ''],
    ],
  },
  {
    file: 'app/domain/flags.ts',
    test: 'app/domain/flags.test.ts',
    changes: [
      ['every app is native', "query.get('nativeapp') === '1'", "query.has('nativeapp')"],
      ['flags go to other sites', 'if (!kept || !isInternal(href)) return href', 'if (!kept) return href'],
      ['a flag of the link is overwritten', '!own.has(name) && (!VIEW', '(!VIEW'],
    ],
  },
  {
    file: 'app/domain/redirects.ts',
    test: 'app/domain/redirects.test.ts',
    changes: [
      [
        'a chain with one temporary step is permanent',
        'permanent &&= next.permanent',
        'permanent ||= next.permanent',
      ],
      ['a circle is followed', 'if (seen.has(at)) return undefined', ''],
      ['preview is lost', 'address && withPreview(address, preview)', 'address'],
    ],
  },
  {
    file: 'app/domain/safeLinks.ts',
    test: 'app/domain/safeLinks.test.ts',
    changes: [
      ['dots may lead to another origin', "url.pathname.replace(/^\\/{2,}/, '/')", 'url.pathname'],
      ['any scheme may leave', '/^https?:\\/\\//i.test(value) ? urlOf(value) : undefined', 'urlOf(value)'],
      [
        'credentials may stand in an address',
        'url?.username || url?.password ? undefined : url?.href',
        'url?.href',
      ],
    ],
  },
  {
    file: 'app/domain/timeAgo.ts',
    test: 'app/domain/timeAgo.test.ts',
    changes: [
      ['an hour is sixty minutes', 'past >= length', 'past > length'],
      ['the future is long ago', 'const past = now - at', 'const past = Math.abs(now - at)'],
    ],
  },
  {
    file: 'app/domain/appBanner.ts',
    test: 'app/domain/appBanner.test.ts',
    changes: [
      ['the banner shows inside other sites', '!embedded &&\n  isMobile', 'isMobile'],
      ['a Mac is a tablet', '&& touchPoints > 1 ?', '?'],
    ],
  },
  {
    file: 'app/domain/preview.ts',
    test: 'app/domain/preview.test.ts',
    changes: [
      ['other sites get the prefix', "href.startsWith('//') ||", ''],
      [
        'any word that begins alike is the preview',
        'pathname === SEGMENT ||',
        'pathname.startsWith(SEGMENT) ||',
      ],
    ],
  },
  {
    file: 'app/platform/analytics/consent.ts',
    test: 'app/platform/analytics/consent.test.ts',
    changes: [['any word is a consent', 'if (isConsent(detail)) set(detail)', 'set(detail as Consent)']],
  },
  {
    file: 'app/platform/release/updateReload.ts',
    test: 'app/platform/release/updateReload.test.ts',
    changes: [
      [
        'a page is loaded again and again',
        'Number.NEGATIVE_INFINITY)) >= MIN_RELOAD_INTERVAL_MS',
        'Number.NEGATIVE_INFINITY)) >= 0',
      ],
    ],
  },
]
