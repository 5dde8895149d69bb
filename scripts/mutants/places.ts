import type { Mutations } from './mutant.ts'

/** Mutants of panels, stored positions, and logins. */
export const places: Mutations[] = [
  {
    file: 'app/navigation/modals.ts',
    test: 'app/navigation/modals.test.ts',
    changes: [
      ['details open over a game that runs', 'isPlay(pathname) || ', ''],
      ['details open over the page of a game', ' || gameAt(pathname) !== undefined) return', ') return'],
      ['details lie over the page of their game', "(onGame && modal.name === 'details')", 'false'],
      ['a modal that takes another’s place is one entry more', 'entered.length === open.length', 'false'],
    ],
  },
  {
    file: 'app/navigation/historyEntries.ts',
    test: 'app/navigation/modals.test.ts',
    changes: [['the page beneath loses its place', "typeof page === 'string' ? page : key", 'key']],
  },
  {
    file: 'app/navigation/modalHistory.ts',
    test: 'app/navigation/modalHistory.test.tsx',
    changes: [
      ['an entry is made while a page is on its way', ' || this.#leaving) return', ') return'],
      [
        'what was opened meanwhile is lost',
        'const since = this.#openedSince()',
        'const since: OpenModal[] = []',
      ],
      [
        'the history waits for a navigation that another replaced',
        'this.navigation.getSnapshot() !== mine',
        'false',
      ],
      ['Forward opens the login again', '!isTransient(modal) || ', 'true || '],
      [
        'a link keeps the entry of the menu',
        'this.#here()?.modals.slice(-1).some(isTransient) ?? false',
        'false',
      ],
      [
        'a page that is returned to shows its modals before it is there',
        'this.#last?.page !== entry.page',
        'false',
      ],
      [
        'the history acts at a page that has not arrived',
        'this.#last && this.#last.page !== entry.page',
        'false',
      ],
    ],
  },
  {
    file: 'app/shell/panels/PanelKeys.tsx',
    test: 'app/shell/panels/PanelKeys.test.tsx',
    changes: [
      ['keys open panels in text fields', '|| isTyping(event) ', ''],
      ['keys of the browser are taken', 'if (altKey) return undefined', ''],
    ],
  },
  {
    file: 'app/search/searchState.ts',
    test: 'app/search/searchState.test.ts',
    changes: [
      ['a closed search is kept', 'storeInHistoryEntry(visit, opening, NAME, undefined)', 'undefined'],
      ['another term keeps the long list', '  ...start,\n  recommended', '  ...state,\n  recommended'],
    ],
  },
  {
    file: 'app/domain/search/recent.ts',
    test: 'app/domain/search/recent.test.ts',
    changes: [
      ['five searches are remembered', 'const MAX_RECENT = 4', 'const MAX_RECENT = 5'],
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
