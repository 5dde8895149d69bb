import { renderHook } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { expect, test } from 'vitest'
import messages from './ro.json'
import { useSearchStatus } from './useSearchStatus.ts'

test('a cleared field says nothing about recommendations until it is known whether there are any', () => {
  const { result, rerender } = renderHook(
    ({ value, loading }) => useSearchStatus({ value, loading, groups: [] }),
    {
      initialProps: { value: 'carp', loading: true },
      wrapper: ({ children }) => (
        <IntlProvider locale="ro" messages={messages as never}>
          {children}
        </IntlProvider>
      ),
    },
  )
  expect(result.current).toBe('Căutăm')
  rerender({ value: '', loading: true })
  expect(result.current).toBe('')
  rerender({ value: '', loading: false })
  expect(result.current).toBe('Căutare ștearsă, 0 jocuri recomandate')
})
