import { useRouteLoaderData } from 'react-router-dom'
import type { Services } from '#app/domain/services.ts'

const none: Services = { assets: '' }

/** Where the services are that the browser talks to itself; of pages without a root none. */
export const useServices = (): Services =>
  useRouteLoaderData<{ services: Services }>('root')?.services ?? none
