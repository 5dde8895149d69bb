import { useShell } from '#app/content/shell.ts'
import { withFlags } from '#app/domain/flags.ts'
import { loginAddress } from '#app/domain/loginAddress.ts'
import { usePageLocation } from '#app/navigation/pageLocation.tsx'
import { visitQuery } from '#app/platform/flags.ts'
import { useHydrating } from '#ui/foundation/useHydrating.ts'

/** Addresses of login and registration: `login` returns to the current page, rendered without the visit's flags. */
export function useAccount(): { login: string; register: string } {
  const { account } = useShell()
  const { pathname } = usePageLocation()
  const back = withFlags(pathname, useHydrating() ? '' : visitQuery)
  return { login: loginAddress(account.login, back), register: account.register }
}
