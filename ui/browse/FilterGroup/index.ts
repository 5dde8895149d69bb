export { FilterGroup, type FilterGroupProps, type FilterOption } from './FilterGroup.tsx'
