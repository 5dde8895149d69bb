import { useLocation, useNavigate } from 'react-router-dom'

/**
 * Returns a function that replaces the current history entry by a navigation to the same page, which runs its loaders.
 * Unlike a revalidation it also leaves an error page: the router keeps the error if revalidated loaders answer at once.
 */
export function useReloadPage(): () => Promise<void> {
  const navigate = useNavigate()
  const { state, pathname, search, hash } = useLocation()
  return async () => navigate({ pathname, search, hash }, { replace: true, state, preventScrollReset: true })
}
