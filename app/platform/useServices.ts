import { useRouteLoaderData } from 'react-router-dom'
import type { Services } from '#app/domain/services.ts'

const none: Services = { assets: '' }

/** Addresses of the services that the browser calls directly; empty for pages without a root. */
export const useServices = (): Services =>
  useRouteLoaderData<{ services: Services }>('root')?.services ?? none
