import { expect, test } from 'vitest'
import { forwardedHeaders, returnedHeaders } from './hops.ts'

test('headers of one connection are not forwarded', () => {
  const headers = { connection: 'keep-alive', 'keep-alive': 'timeout=5', 'transfer-encoding': 'chunked' }
  expect(returnedHeaders({ ...headers, etag: '"1"', 'content-encoding': 'br' })).toEqual({
    etag: '"1"',
    'content-encoding': 'br',
  })
})

test('the site gets the requested address', () => {
  const headers = { ':authority': '127.0.0.1:4430', ':path': '/', accept: 'text/html' }
  expect(forwardedHeaders(headers, { host: '127.0.0.1:3000', from: '127.0.0.1' })).toEqual({
    accept: 'text/html',
    host: '127.0.0.1:3000',
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-host': '127.0.0.1:4430',
    'x-forwarded-proto': 'https',
  })
})
