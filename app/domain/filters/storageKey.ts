/**
 * Key of the applied filters in the session storage (S2 9); its own file, so that a page can check it without the
 * store.
 */
export const STORAGE_KEY = 'appliedFilters'
