import { Suspense, useState } from 'react'
import { useStored } from '#app/platform/visit.ts'
import { lazyPart } from '#ui/foundation/lazyPart.tsx'
import { createLoginQuestion } from './requireLogin.ts'

// Loaded when the login is first needed.
const LoginPanel = lazyPart(() => import('./LoginPanel.tsx').then((file) => file.LoginPanel))

/** The place of the login dialog in the site. */
export function LoginHost() {
  const asked = useStored(createLoginQuestion) !== undefined
  const [used, setUsed] = useState(asked)
  if (asked && !used) setUsed(true)
  return <Suspense>{used && <LoginPanel />}</Suspense>
}
