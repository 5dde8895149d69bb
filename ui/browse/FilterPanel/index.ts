export { FilterActions, type FilterActionsProps } from './FilterActions.tsx'
export { FilterClear, type FilterClearProps } from './FilterClear.tsx'
export { FilterPanel, type FilterPanelProps } from './FilterPanel.tsx'
