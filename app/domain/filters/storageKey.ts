/** Key of the applied filters in the session storage (S2 9); apart, so that a page can look without the store. */
export const STORAGE_KEY = 'appliedFilters'
