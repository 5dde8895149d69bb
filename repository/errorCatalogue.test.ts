import { expect, test } from 'vitest'
import { messages as firstPage } from '#app/platform/messages/messages.ts'
import { moreMessages } from '#app/platform/messages/moreMessages.ts'
import { kitMessages } from '#ui/foundation/messages/kit.ts'
import { catalogue, type Row, replaced } from './errorCatalogue.ts'
import { files, read } from './files.ts'

const messages: Record<string, string> = { ...kitMessages, ...firstPage, ...moreMessages }
const quoted = (key: string) => new RegExp(`['"\`]${key.replaceAll('.', '\\.')}['"\`]`)
const sources = files.filter(
  (file) => /^(?:app|server)\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$|\/messages\//.test(file),
)
const users = (key: string) => sources.filter((file) => quoted(key).test(read(file)))

/** All keys of the two catalogues, as the specification lists them. */
const S1 = `failed-to-fetch-menu failed-to-fetch-submenu failed-to-fetch-providers failed-to-fetch-promotions
failed-to-fetch-collections failed-to-fetch-collection-groups failed-to-fetch-games failed-to-fetch-jackpots
unable-to-confirm-bonus failed-to-fetch-player-bonuses unable-to-optin-to-bonus-template
unable-to-optout-from-bonus-template unable-to-update-balance-visibility authentication-startup-error
auth.bonus_details auth.messages`
const S2 = `failed-to-fetch-favorites unable-to-favorite-game unable-to-remove-game-from-favorites
failed-to-fetch-player-games failed-to-fetch-recent-game-results failed-to-fetch-special-categories
failed-to-connect-to-live-feed failed-to-disconnect-from-live-feed failed-to-fetch-live-winners
failed-to-fetch-web-messages failed-to-fetch-personalized-games real-url-is-missing demo-url-is-missing
invalid-game-session unauthorized-access check-cms-password-code yellow-ai-invalid-session
yellow-ai-failed-fetch-messages unable-to-update-balance-visibility unable-to-details failed-to-fetch-jackpots
authentication-startup-error auth.bonus_details auth.messages failed-to-fetch-categories failed-to-fetch-layouts
failed-to-fetch-games failed-to-fetch-meta failed-to-fetch-sb-cms-config failed-to-fetch-carousel
failed-to-fetch-videos page.page-not-found page.update-message page.go-to-homepage page.or-contact-our
page.customer-support your-browser-does-not-support-the-video-tag`
const keys = [...new Set(`${S1} ${S2}`.split(/\s+/).map((name) => `errors.${name}`))]

test('ERR-01 every key of both catalogues has one row or other words', () => {
  expect([...catalogue.map(({ key }) => key), ...Object.keys(replaced)].sort()).toEqual(keys.sort())
})

/** Keys whose code is not here yet: they need a message as soon as a file uses them. */
const awaited = catalogue.filter(({ raisedBy }) => raisedBy === undefined)
const raised = catalogue.filter((row): row is Row & { raisedBy: string } => row.raisedBy !== undefined)

test.each(raised)('ERR-01 $key: $cause → $shown, action: $action', ({ key, raisedBy }) => {
  expect(messages[key]).toMatch(/\p{L}/u)
  expect(users(key)).toContain(raisedBy)
})

test.each(awaited)('ERR-01 $key has its message where code raises it', ({ key }) => {
  expect(users(key).length > 0).toBe(messages[key] !== undefined)
})

test.each(Object.entries(replaced))('ERR-01 %s is said by %s', (_key, id) => {
  expect(messages[id]).toMatch(/\p{L}/u)
})

/** The sign of an action in the file that raises the error or draws it. */
const signs: Partial<Record<Row['action'], RegExp>> = {
  retry: /retry|again|try-again|refetch/i,
  refresh: /general\.refresh-page/,
  help: /login\.help/,
}

test.each(raised.filter(({ action }) => signs[action]))(
  'ERR-01 the file of $key has its action: $action',
  (row) => {
    const near = row.raisedBy === 'app/cms/own/ownMessages.ts' ? 'app/cms/own/OwnRow.tsx' : row.raisedBy
    expect(read(near)).toMatch(signs[row.action] ?? /^/)
  },
)

test('ERR-01 no error is raised that has neither a row nor a decision', () => {
  const known = new Set(catalogue.map(({ key }) => key))
  const others = Object.keys(messages).filter(
    (id) => id.startsWith('errors.') && !known.has(id) && !id.startsWith('errors.auth.'),
  )
  // Ours: data of a player without a key in the catalogue, and the title of the error page.
  expect(others.sort()).toEqual(['errors.failed-to-fetch-player-data', 'errors.page.failed'])
})
