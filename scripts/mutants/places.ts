import type { Mutations } from './mutant.ts'

/** What is broken of panels over a page, of what is remembered, and of ways in. */
export const places: Mutations[] = [
  {
    file: 'app/history/overlays.ts',
    test: 'app/history/overlays.test.ts',
    changes: [
      ['details open over a game that runs', 'isPlay(here.pathname) || ', ''],
      ['details open over the page of a game', ' || gameAt(here.pathname)) return', ') return'],
      ['details lie over the page of their game', ' && !gameAt(pathname)', ''],
    ],
  },
  {
    file: 'app/history/historyEntries.ts',
    test: 'app/history/overlays.test.ts',
    changes: [['the page beneath loses its place', "typeof page === 'string' ? page : key", 'key']],
  },
  {
    file: 'app/panels/PanelKeys.tsx',
    test: 'app/panels/PanelKeys.test.tsx',
    changes: [
      ['keys open panels while somebody writes', '|| isTyping(event) ', ''],
      ['keys of the browser are taken', 'if (altKey) return undefined', ''],
    ],
  },
  {
    file: 'app/search/searchState.ts',
    test: 'app/search/searchState.test.ts',
    changes: [
      ['a closed search is kept', 'keepInHistoryEntry(entry, NAME, undefined)', 'undefined'],
      ['another term keeps the long list', '  ...start,\n  recommended', '  ...state,\n  recommended'],
    ],
  },
  {
    file: 'app/domain/search/recent.ts',
    test: 'app/domain/search/recent.test.ts',
    changes: [
      ['five searches are remembered', 'const MOST = 4', 'const MOST = 5'],
      ['the same search stands twice', '...recent.filter(isOther(tidied))', '...recent'],
    ],
  },
  {
    file: 'app/domain/locale.ts',
    test: 'app/domain/locale.test.ts',
    changes: [['any address of two letters and more begins with a locale', '(?=\\/|$)', '']],
  },
  {
    file: 'app/domain/loginAddress.ts',
    test: 'app/domain/loginAddress.test.ts',
    changes: [
      ['the way back may lead anywhere', 'safeInternalPath(path)', '(safeInternalPath("/") && path)'],
    ],
  },
]
