import { withoutPreview } from '#app/domain/preview.ts'
import { matchAt } from '#app/domain/routeMatch.ts'

/** Modals that Back, Forward and a reload open again (UXP-01). */
const persistent = [
  'details',
  'search',
  'filters',
  'surprise',
  'help',
  'safe-play',
  'cookies',
  'preferences',
] as const

/** Modals whose state lives elsewhere: Back closes them, a reload drops them, and a link in one replaces their entry. */
const transient = [
  'menu',
  'login',
  'account',
  'bonus',
  'message',
  'web-message',
  'notifications',
  'stay-summary',
  'reality-check',
  'session-ended',
  'chat',
  'reason',
  'lists',
  'list-name',
] as const

export type PanelName = Exclude<(typeof persistent)[number], 'details'>
export type TransientName = (typeof transient)[number]

/** An open modal; each has one history entry. */
export type OpenModal =
  | {
      /** Unique for each opening. */
      id: string
      name: PanelName | TransientName
      game?: undefined
    }
  | {
      id: string
      name: 'details'
      /** Code of the game. */
      game: string
      /** Address of the details, shown in the address bar (UXP-02). */
      address: string
    }

/** A modal before it is opened. */
export type NewModal = OpenModal extends infer M ? (M extends OpenModal ? Omit<M, 'id'> : never) : never

/** Router state of a modal's history entry: all open modals, the top one last, and the key of the page below. */
export type ModalState = { page: string; modals: readonly OpenModal[] }

const names: readonly string[] = [...persistent, ...transient]

function isOpenModal(value: unknown): value is OpenModal {
  if (typeof value !== 'object' || value === null) return false
  const { id, name, game, address } = value as Record<string, unknown>
  if (typeof id !== 'string' || typeof name !== 'string' || !names.includes(name)) return false
  return name !== 'details' || (typeof game === 'string' && typeof address === 'string')
}

/** The valid modals in the state of a history entry; the page of a game has no details over it. */
export function modalsIn(state: unknown, pathname: string): readonly OpenModal[] {
  const { modals } = (typeof state === 'object' && state ? state : {}) as Partial<ModalState>
  const onGame = gameAt(pathname) !== undefined
  return Array.isArray(modals)
    ? modals.filter((modal) => isOpenModal(modal) && !(onGame && modal.name === 'details'))
    : []
}

/** The topmost details of a game. */
export const detailsIn = (modals: readonly OpenModal[]) =>
  modals.findLast((modal) => modal.name === 'details')

/** Whether the page's list of games renders the modal, so that it closes with the list. */
export const isOfList = ({ name }: OpenModal): boolean => name === 'filters' || name === 'surprise'

/** Whether the modal is not restored from the history. */
export const isTransient = ({ name }: OpenModal): boolean => (transient as readonly string[]).includes(name)

export const hasSameModals = (some: readonly OpenModal[], others: readonly OpenModal[]): boolean =>
  some.length === others.length && some.every(({ id }, at) => id === others[at]?.id)

/** Whether a game runs on the page at `pathname`. */
export const isPlay = (pathname: string): boolean => /^\/play\//.test(withoutPreview(pathname))

/** Code of the game whose page is at an address, with or without its query. */
export function gameAt(href: string): string | undefined {
  const match = matchAt(withoutPreview(href.split(/[?#]/, 1)[0] ?? ''))
  return match?.name === 'games-game' ? match.params.game : undefined
}

/** Code of the game whose details `href` opens over the page at `pathname`; undefined if they need a page (UXP-02). */
export function detailsCode(href: string, pathname: string): string | undefined {
  if (isPlay(pathname) || gameAt(pathname) !== undefined) return undefined
  return gameAt(href)
}

/** One change of the history: go back some entries, or push or replace the entry of a modal. */
export type Step = { go: number } | { enter: readonly OpenModal[]; replace: boolean }

/** The next step from the modals that have an entry towards those that are open; undefined when both are equal. */
export function nextStep(open: readonly OpenModal[], entered: readonly OpenModal[]): Step | undefined {
  if (hasSameModals(open, entered)) return undefined
  if (entered.length > open.length) return { go: open.length - entered.length }
  const replace = entered.length === open.length
  return { enter: replace ? open : open.slice(0, entered.length + 1), replace }
}
