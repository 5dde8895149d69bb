import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'

/** For tests: renders `children` in a visit, with these messages. */
export const renderIn = (visit: QueryClient, children: ReactNode, messages: object = {}) =>
  render(
    <QueryClientProvider client={visit}>
      <IntlProvider locale="ro" messages={messages as never}>
        {children}
      </IntlProvider>
    </QueryClientProvider>,
  )
