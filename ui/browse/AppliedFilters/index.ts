export { type AppliedFilter, AppliedFilters, type AppliedFiltersProps } from './AppliedFilters.tsx'
