export {
  Page,
  PageBar,
  PageCell,
  type PageCellProps,
  PageColumn,
  PageTitle,
  type PageTitleProps,
} from './Page.tsx'
