import { lazyPart } from '#ui/foundation/lazyPart.tsx'

/** `Nothing` for pages that hardly ever need it. */
export const LazyNothing = lazyPart(() => import('./Nothing.tsx').then((file) => file.Nothing))
