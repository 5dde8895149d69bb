// @vitest-environment node
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { expect, test } from 'vitest'
import { messagesInTests } from '#ui/foundation/messages/inTests.ts'
import { JackpotTicker } from './JackpotTicker.tsx'

test('JAC-04 the server renders the amount as text, visibly and for screen readers', () => {
  const html = renderToStaticMarkup(
    <IntlProvider locale="ro" messages={messagesInTests}>
      <JackpotTicker value={1284907.36} />
    </IntlProvider>,
  )
  expect(html).toMatch(/>1\.284\.907,36<\/span>/)
  expect(html).toMatch(/>1\.284\.907,36 lei<\/span>/)
  expect(html).not.toMatch(/\sstyle=|aria-live|role=/)
})
