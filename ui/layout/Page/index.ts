export { Page, PageCell, type PageCellProps, PageTitle, type PageTitleProps } from './Page.tsx'
