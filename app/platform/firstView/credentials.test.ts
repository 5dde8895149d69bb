import { afterEach, expect, test } from 'vitest'
import { hideCredentials, takeCredentials } from './credentials.ts'

afterEach(() => {
  takeCredentials()
  history.replaceState(null, '', '/')
})

const bar = () => location.pathname + location.search + location.hash

test('CTX-02 credentials leave the address at once and are handed out once', () => {
  history.replaceState({ key: 'a' }, '', '/promotii?username=ana&x=1&token=s3cret#reguli')
  hideCredentials()
  expect(bar()).toBe('/promotii?x=1#reguli')
  expect(history.state).toEqual({ key: 'a' })
  expect(takeCredentials()).toEqual({ username: 'ana', token: 's3cret' })
  expect(takeCredentials()).toBeUndefined()
})

test.each(['/?username=ana', '/?token=s3cret', '/?username=&token=s3cret', '/?username=ana&token='])(
  'CTX-02 half of them leave %s and start no login',
  (address) => {
    history.replaceState(null, '', address)
    hideCredentials()
    expect(bar()).toBe('/')
    expect(takeCredentials()).toBeUndefined()
  },
)

test('an address without them stays as it is', () => {
  history.replaceState(null, '', '/promotii?q=a%20b')
  hideCredentials()
  expect(bar()).toBe('/promotii?q=a%20b')
})
