export { VideoBlock, type VideoBlockProps } from './VideoBlock.tsx'
