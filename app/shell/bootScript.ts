import boot from './boot.js?raw'

/** The boot script without its comments and indentation, which every page would carry. */
const shortened = () => boot.replace(/^[ \t]*\/\/.*\n/gm, '').replace(/\n\s*/g, '\n')

// The browser's build leaves out what it does not use, if it may.
export const bootScript = /* @__PURE__ */ shortened()
