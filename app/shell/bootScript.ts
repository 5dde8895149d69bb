import boot from './boot.js?raw'

/** The boot script without its comments and indentation, which every page would carry. */
export const bootScript = boot.replace(/^[ \t]*\/\/.*\n/gm, '').replace(/\n\s*/g, '\n')
