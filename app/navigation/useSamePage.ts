import { useLocation, useNavigate } from 'react-router-dom'

/**
 * Navigates to the page on the screen in its own history entry, which runs its loaders again. Unlike a revalidation it
 * ends an error page: the router keeps an error while loaders that answer at once run again.
 */
export function useSamePage(): () => Promise<void> {
  const navigate = useNavigate()
  const { state, pathname, search, hash } = useLocation()
  return async () => navigate({ pathname, search, hash }, { replace: true, state, preventScrollReset: true })
}
