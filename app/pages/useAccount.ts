import { withFlags } from '#app/domain/flags.ts'
import { loginAddress } from '#app/domain/loginAddress.ts'
import { usePlace } from '#app/history/place.tsx'
import { visitQuery } from '#app/lib/flags.ts'
import { useHydrating } from '#app/lib/useHydrating.ts'
import { useShell } from '#app/queries/shell.ts'

/**
 * The ways into an account: `login` leads back to the present page, which the server draws without the visit's
 * flags.
 */
export function useAccount(): { login: string; register: string } {
  const { account } = useShell()
  const { pathname } = usePlace()
  const back = withFlags(pathname, useHydrating() ? '' : visitQuery)
  return { login: loginAddress(account.login, back), register: account.register }
}
