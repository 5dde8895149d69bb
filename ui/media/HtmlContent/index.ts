export { HtmlContent, type HtmlContentProps, type HtmlPlace } from './HtmlContent.tsx'
