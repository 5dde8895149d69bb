import { tokens } from '#tokens/dist/tokens.ts'

const { layer } = tokens

/** Priorities of modals: a higher one covers a lower one (S2 9). */
export const modalPriorities = {
  /** Menu and filters. */
  menu: layer['modal-menu'],
  search: layer['modal-search'],
  /** Game details and account. */
  details: layer['modal-details'],
  /** Bonuses, player messages and web messages. */
  message: layer['modal-message'],
  /** Login, session and legal matters. */
  session: layer['modal-session'],
} as const
