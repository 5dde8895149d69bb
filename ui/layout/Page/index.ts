export { Page, PageCell, type PageCellProps } from './Page.tsx'
