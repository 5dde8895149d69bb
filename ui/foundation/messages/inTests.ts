import type { IntlConfig } from 'react-intl'
import { kitMessages } from './kit.ts'

/** The kit's messages for its tests; in this repository the type of a message's id covers the site's words too. */
export const messagesInTests = kitMessages as IntlConfig['messages']
