export { SearchPanel, type SearchPanelProps } from './SearchPanel.tsx'
export type { PopularProvider, SearchGroup, SearchKind, SearchOption } from './searchOption.ts'
