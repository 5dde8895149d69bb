export { Page, PageBar, PageCell, type PageCellProps, PageTitle, type PageTitleProps } from './Page.tsx'
