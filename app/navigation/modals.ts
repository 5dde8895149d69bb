import { withoutPreview } from '#app/domain/preview.ts'
import { matchAt } from '#app/domain/routeMatch.ts'

/** Modals that are places: Back returns to them, and so does a reload. */
const places = ['details', 'search', 'filters', 'help', 'safe-play'] as const

/** Modals that something else opens: Back closes them, and a link in one takes their entry's place. */
const passing = [
  'menu',
  'login',
  'account',
  'bonus',
  'stay-summary',
  'reality-check',
  'session-ended',
] as const

export type PanelName = Exclude<(typeof places)[number], 'details'>
export type PassingName = (typeof passing)[number]

/** A modal that is open: one entry of the history. */
export type OpenModal =
  | {
      /** Tells two openings apart. */
      id: string
      name: PanelName | PassingName
      game?: undefined
    }
  | {
      id: string
      name: 'details'
      /** Code of the game. */
      game: string
      /** What the bar shows meanwhile (UXP-02). */
      address: string
    }

/** A modal that is about to open. */
export type NewModal = OpenModal extends infer M ? (M extends OpenModal ? Omit<M, 'id'> : never) : never

/** What the router keeps with the entry of a modal: all that are open, the top one last, and the key of the page beneath. */
export type ModalState = { page: string; modals: readonly OpenModal[] }

const names: readonly string[] = [...places, ...passing]

function isOpenModal(value: unknown): value is OpenModal {
  if (typeof value !== 'object' || value === null) return false
  const { id, name, game, address } = value as Record<string, unknown>
  if (typeof id !== 'string' || typeof name !== 'string' || !names.includes(name)) return false
  return name !== 'details' || (typeof game === 'string' && typeof address === 'string')
}

/** The modals that the state of an entry names; the page of a game has no details over it. */
export function modalsIn(state: unknown, pathname: string): readonly OpenModal[] {
  const { modals } = (typeof state === 'object' && state ? state : {}) as Partial<ModalState>
  const onGame = gameAt(pathname) !== undefined
  return Array.isArray(modals)
    ? modals.filter((modal) => isOpenModal(modal) && !(onGame && modal.name === 'details'))
    : []
}

/** Whether a link in it takes its entry's place, and a reload leaves nothing of it. */
export const isPassing = ({ name }: OpenModal): boolean => (passing as readonly string[]).includes(name)

export const isSame = (some: readonly OpenModal[], others: readonly OpenModal[]): boolean =>
  some.length === others.length && some.every(({ id }, at) => id === others[at]?.id)

const isPlay = (pathname: string): boolean => /^\/play\//.test(withoutPreview(pathname))

function gameAt(pathname: string): string | undefined {
  const match = matchAt(withoutPreview(pathname))
  return match?.name === 'games-game' ? match.params.game : undefined
}

/** The game whose details `href` opens over the page at `pathname`; none where that cannot lie beneath (UXP-02). */
export function gameOver(href: string, pathname: string): string | undefined {
  if (isPlay(pathname) || gameAt(pathname) !== undefined) return undefined
  return gameAt(href.split(/[?#]/, 1)[0] ?? '')
}

/** The next step that brings the history from the modals it has entries for to those that are open. */
export type Step = { go: number } | { enter: readonly OpenModal[]; replace: boolean }

export function nextStep(open: readonly OpenModal[], entered: readonly OpenModal[]): Step | undefined {
  if (isSame(open, entered)) return undefined
  if (entered.length > open.length) return { go: open.length - entered.length }
  const replace = entered.length === open.length
  return { enter: replace ? open : open.slice(0, entered.length + 1), replace }
}
