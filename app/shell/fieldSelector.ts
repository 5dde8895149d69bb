/** Elements in which a visitor types or chooses: keys belong to them, and a dialog would take their focus. */
export const FIELD_SELECTOR = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'

/** Whether the key was pressed in one. */
export const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest(FIELD_SELECTOR) !== null
