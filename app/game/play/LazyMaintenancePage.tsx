import { lazyPart } from '#ui/foundation/lazyPart.tsx'

/** Loaded for a game in maintenance, whether or not it asks for a login. */
export const LazyMaintenancePage = lazyPart(() =>
  import('./MaintenancePage.tsx').then((file) => file.MaintenancePage),
)
