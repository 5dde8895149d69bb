import { fn } from 'storybook/test'
import type { SnackbarRequest } from '#ui/feedback/Snackbars'

export const retry = fn()

/** None ends by itself, so that pictures and tests decide when. */
export const staying = { timeout: null } as const
export const samples = {
  success: {
    type: 'success',
    title: 'Adăugat la favorite',
    text: 'Diamant 40 este primul în lista ta.',
    actionText: 'Anulează',
    action: fn(),
  },
  info: {
    type: 'info',
    title: 'Ruleta Carpați s-a deschis',
    text: 'Ai cerut să te anunțăm.',
    actionText: 'Joacă',
    action: fn(),
  },
  alert: {
    type: 'alert',
    title: 'Nu am putut încărca jackpoturile',
    text: 'Afișăm ultimele valori cunoscute.',
    actionText: 'Reîncearcă',
    action: retry,
  },
  plain: { type: 'alert', title: 'Fluxul live s-a întrerupt', text: 'Ne reconectăm automat.' },
} as const satisfies Record<string, SnackbarRequest>
