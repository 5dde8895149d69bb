export { RankNumeral, type RankNumeralProps } from './RankNumeral.tsx'
