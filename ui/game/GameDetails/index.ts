export { GameDetails, type GameDetailsProps, type TagGroup } from './GameDetails.tsx'
export { GameDetailsActions, type GameDetailsActionsProps } from './GameDetailsActions.tsx'
export type { GameFacts } from './GameFacts.tsx'
