import { lazyPart } from '#ui/foundation/lazyPart.tsx'

/** The empty state of a list, loaded on demand. */
export const LazyEmptyList = lazyPart(() => import('./EmptyList.tsx').then((file) => file.EmptyList))
