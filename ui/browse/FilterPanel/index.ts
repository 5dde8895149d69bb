export { FilterActions, type FilterActionsProps } from './FilterActions.tsx'
export { FilterPanel, type FilterPanelProps } from './FilterPanel.tsx'
