import { Suspense, useState, useSyncExternalStore } from 'react'
import { lazyPart } from '#ui/foundation/lazyPart.tsx'
import { loginQuestion } from './requireLogin.ts'

// Loaded when the login is first needed.
const LoginPanel = lazyPart(() => import('./LoginPanel.tsx').then((file) => file.LoginPanel))

/** The place of the login dialog in the site. */
export function LoginHost() {
  const asked = useSyncExternalStore(
    loginQuestion.subscribe,
    () => loginQuestion.getSnapshot() !== undefined,
    () => false,
  )
  const [used, setUsed] = useState(asked)
  if (asked && !used) setUsed(true)
  return <Suspense>{used && <LoginPanel />}</Suspense>
}
