/** A draft with widgets: a layout or a content page. */
export type WithWidgets = { widgets: readonly unknown[] }

export function hasWidgets(draft: unknown): draft is WithWidgets {
  return typeof draft === 'object' && draft !== null && 'widgets' in draft && Array.isArray(draft.widgets)
}

/** An id that no widget of the draft has yet. */
function freeId({ widgets }: WithWidgets, word: string): string {
  const taken = JSON.stringify(widgets)
  let number = 1
  while (taken.includes(`"${word}-${number}"`)) number += 1
  return `${word}-${number}`
}

/** Adds a widget at the top, where the preview shows it at once. */
const added =
  (word: string, fields: Record<string, unknown>) =>
  <Draft extends WithWidgets>(draft: Draft): Draft => ({
    ...draft,
    widgets: [{ id: freeId(draft, word), ...fields }, ...draft.widgets],
  })

function firstLast<Draft extends WithWidgets>(draft: Draft): Draft {
  const [first, ...rest] = draft.widgets
  return first === undefined ? draft : { ...draft, widgets: [...rest, first] }
}

/** Changes of a draft by the buttons of the control room. */
export const edits: Record<string, <Draft extends WithWidgets>(draft: Draft) => Draft> = {
  'first-last': firstLast,
  html: added('html-nou', { type: 'Html', html: '<h2>Anunț nou</h2><p>Scris în camera de control.</p>' }),
  unknown: added('necunoscut', { type: 'Roulette3D', speed: 9 }),
  wrong: added('camp-gresit', { type: 'Games', category: 'casino-top-10', tileLayout: 'Diagonal' }),
}
