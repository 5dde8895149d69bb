import { expect, test } from 'vitest'
import { type AccountLinksOptions, type AccountPage, accountLink } from './accountLinks.ts'

const here = 'https://arama.example/categorii/fructe?sort=new'
const services = { prematch: 'https://sport.example', gm: '/gm' }

type Row = [
  what: string,
  page: AccountPage,
  options: Partial<AccountLinksOptions>,
  base: string,
  more: object,
]

test.each<Row>([
  [
    'deposit under a finger is at the sports address',
    'deposit',
    { touch: true },
    'https://sport.example/deposit',
    { clientType: 'casino', clientPlatform: 'mobile' },
  ],
  [
    'deposit with a mouse is at the gm address',
    'deposit',
    {},
    '/gm/deposit',
    { clientType: 'casino', clientPlatform: 'web' },
  ],
  ['the account has no client', 'my-account', { touch: true }, 'https://sport.example/my-account', {}],
  ['the account with a mouse is at the gm address', 'my-account', {}, '/gm/my-account', {}],
])('MNU-09 %s', (_what, page, options, base, more) => {
  const link = accountLink(page, { ...services, touch: false, here, ...options }) ?? ''
  const [address, query] = link.split('?')
  expect(address).toBe(base)
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({ close_url: here, back_url: here, ...more })
})

test('MNU-09 without the service there is no link', () => {
  expect(accountLink('deposit', { touch: true, gm: '/gm', here })).toBeUndefined()
  expect(accountLink('deposit', { touch: false, prematch: '/p', here })).toBeUndefined()
})
