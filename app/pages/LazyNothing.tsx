import { lazy } from 'react'
import { whenConnected } from '#ui/foundation/whenConnected.ts'

/** `Nothing` for pages that hardly ever need it. */
export const LazyNothing = lazy(() =>
  whenConnected(() => import('./Nothing.tsx')).then((file) => ({ default: file.Nothing })),
)
