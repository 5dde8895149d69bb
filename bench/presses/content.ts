import type { GameSlice, PlaySlice } from '../../app/api/contract/pageSlices.ts'
import { launchUrlFrom } from '../../app/domain/launch/url.ts'
import { type LobbyContent, pageAt } from '../firstView/content.ts'

/** Content of the hand-written page of a game. */
export type GameContent = {
  game: GameSlice
  /** Address of its demo on a phone. */
  demo: string
}

/** The pressed game: the first one with a demo in the first row of the lobby. */
export function pressedCode({ rows }: LobbyContent): string {
  const tile = rows[0]?.tiles.find(({ demo, live }) => demo && !live)
  if (!tile) throw new Error('the first row of the lobby has no game with a demo')
  return tile.code
}

async function mainAt<Type extends 'Game' | 'Play'>(
  site: string,
  path: string,
  type: Type,
): Promise<Type extends 'Game' ? GameSlice : PlaySlice> {
  const { page, slices } = await pageAt(site, path)
  const main = slices[page.main ?? '']
  if (main?.type !== type) throw new Error(`${path} is no page of a ${type}`)
  return main as Type extends 'Game' ? GameSlice : PlaySlice
}

/** Reads a game's data and its demo address from the running site. */
export async function readGame(site: string, code: string): Promise<GameContent> {
  const game = await mainAt(site, `/joc/${code}`, 'Game')
  const play = await mainAt(site, `/play/${code}/demo`, 'Play')
  const wanted = { gameCode: code, mode: 'demo', platform: 'mobile', languageCode: 'ro' } as const
  const { url } = launchUrlFrom(play.demo, wanted)
  if (!url) throw new Error(`the demo of ${code} has no address`)
  return { game, demo: url }
}
