import { lazyPart } from '#ui/foundation/lazyPart.tsx'

/** `Nothing`, loaded on demand. */
export const LazyNothing = lazyPart(() => import('./Nothing.tsx').then((file) => file.Nothing))
