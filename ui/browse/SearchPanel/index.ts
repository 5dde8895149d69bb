export { SearchPanel, type SearchPanelProps } from './SearchPanel.tsx'
export type {
  PopularProvider,
  RelatedGames,
  SearchGroup,
  SearchKind,
  SearchOption,
  SearchPicture,
} from './searchOption.ts'
export type { UnderstoodFact } from './Understood.tsx'
