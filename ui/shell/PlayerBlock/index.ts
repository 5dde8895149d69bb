export { PlayerBlock, type PlayerBlockProps } from './PlayerBlock.tsx'
