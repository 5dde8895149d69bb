export { PlayerArea, type PlayerAreaProps } from './PlayerArea.tsx'
