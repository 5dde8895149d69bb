import { inLayout } from '#app/shell/layout.ts'

export { clientLoader, default, ErrorBoundary, loader, shouldRevalidate } from './widgets.tsx'

/** Pages to read, built by an editor: no menu between title and text. */
export const handle = inLayout('clean')
