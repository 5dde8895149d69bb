import type { Mutations } from './mutant.ts'

/** Mutants of filters, search, orders and personal lists. */
export const lists: Mutations[] = [
  {
    file: 'app/domain/filters/match.ts',
    test: 'app/domain/filters/rules.test.ts',
    changes: [
      ['a bet at the lower bound is outside', 'bet >= from && bet <= to', 'bet > from && bet <= to'],
      ['a range within the bets does not match', '|| (low <= from && high >= to)', ''],
      ['a win at the upper bound is outside', 'win >= from && win <= to', 'win >= from && win < to'],
      ['an unknown option empties the list', 'if (known.length === 0) return []', ''],
      ['options of a group are joined by and', 'addBits(bits, option.bits)', 'keepBits(bits, option.bits)'],
    ],
  },
  {
    file: 'app/domain/filters/filterIndex.ts',
    test: 'app/domain/filters/rules.test.ts',
    changes: [
      [
        'a game without one bet counts with the other',
        "typeof other[place] === 'number' ? value : null",
        'other.length > place ? value : null',
      ],
      [
        'dynamic categories are offered among slots',
        "type === 'Default' ? hiddenIn : [...hiddenIn, 'Casino']",
        "type === 'Default' ? hiddenIn : [...hiddenIn]",
      ],
    ],
  },
  {
    file: 'app/domain/filters/state.ts',
    test: 'app/domain/filters/rules.test.ts',
    changes: [
      ['a range with one bound is not active', 'min !== 0 || max !== 0', 'min !== 0 && max !== 0'],
      ['no upper bound lets nothing through', 'max === 0 ? Number.POSITIVE_INFINITY : max', 'max'],
    ],
  },
  {
    file: 'app/domain/filters/store.ts',
    test: 'app/domain/filters/store.test.ts',
    changes: [
      ['the same filters are applied again', 'if (sameFilters(whole, before)) return false', ''],
      ['what a page holds is stored as chosen', 'isChosen(whole, overrides) ? whole : noFilters', 'whole'],
      ['clearing keeps the stored copy', 'keep(noFilters, storage)\n    set', 'set'],
      ['leaving always clears', 'keeps ? revert([]) : reset([])', 'reset([])'],
    ],
  },
  {
    file: 'app/domain/filters/overrides.ts',
    test: 'app/domain/filters/parts.test.ts',
    changes: [
      ['every list leads to all games', "page !== 'other' && partsOf", 'partsOf'],
      ['the page’s own filter leads away', '!isOverride(part, overrides))', 'part !== undefined)'],
    ],
  },
  {
    file: 'app/domain/filters/removal.ts',
    test: 'app/domain/filters/rules.test.ts',
    changes: [
      ['what the page holds is offered for removal', 'if (isOverride(part, overrides)) continue', ''],
      ['the last removal wins, not the best', 'count > (best?.count ?? 0)', 'count > 0'],
    ],
  },
  {
    file: 'app/domain/search/fold.ts',
    test: 'app/domain/search/fold.test.ts',
    changes: [
      ['accents stay', ".normalize('NFKD')", ''],
      ['signs stay between words', ".replace(NOT_WRITTEN, '')", ''],
    ],
  },
  {
    file: 'app/domain/search/found.ts',
    test: 'app/domain/search/search.test.ts',
    changes: [
      ['an ending goes before a beginning', '[finds.prefix, finds.suffix,', '[finds.suffix, finds.prefix,'],
    ],
  },
  {
    file: 'app/domain/search/rank.ts',
    test: 'app/domain/search/search.test.ts',
    changes: [
      ['the bonus of a category is lost', 'const CATEGORY_BONUS = 6', 'const CATEGORY_BONUS = 0'],
      ['a tier counts without its cap', 'const MAX_TIER_BONUS = 5', 'const MAX_TIER_BONUS = 10'],
    ],
  },
  {
    file: 'app/domain/sort.ts',
    test: 'app/domain/sort.test.ts',
    changes: [
      ['the oldest come first', '-(released[place] ?? UNKNOWN)', '(released[place] ?? UNKNOWN)'],
      ['the lowest RTP comes first', '-(rtp[place] ?? UNKNOWN)', '(rtp[place] ?? UNKNOWN)'],
      ['the other lobby’s popular games', '&& own === lobby', ''],
    ],
  },
  {
    file: 'app/domain/listOrder.ts',
    test: 'app/domain/listOrder.test.ts',
    changes: [['the usual order stands in the address', "order === 'recommended' ? path : ", '']],
  },
  {
    file: 'app/domain/personalLists.ts',
    test: 'app/domain/personalLists.test.ts',
    changes: [
      ['golden chips stay in their own lobby', 'inBothLayouts.has(type) ? active : lobby', 'lobby'],
      ['configured slugs are not used', 'return list ? slugs[list] : slug', 'return slug'],
    ],
  },
  {
    file: 'app/domain/visibility.ts',
    test: 'app/domain/visibility.test.ts',
    changes: [
      ['visitors see recent wins', "  'RecentWins',\n", ''],
      ['visitors see the live favourites', "  'FavouritesLive',\n", ''],
    ],
  },
  {
    file: 'app/domain/scoring/scores.ts',
    test: 'app/domain/scoring/scores.test.ts',
    changes: [
      [
        'a tier over ten has no bound',
        'Math.min(Math.max(Math.floor(level), 0), 10)',
        'Math.max(Math.floor(level), 0)',
      ],
    ],
  },
  {
    file: 'app/domain/scoring/scores.ts',
    test: 'app/domain/scoring/rows.test.ts',
    changes: [['the penalty of a bet is smaller', 'const PENALTY = 2.5', 'const PENALTY = 2']],
  },
  {
    file: 'app/domain/own/seeds.ts',
    test: 'app/domain/own/own.test.ts',
    changes: [['used seeds come again', 'unused.length > 0 ? unused : ', '']],
  },
]
