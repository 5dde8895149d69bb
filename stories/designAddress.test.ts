// @vitest-environment node
import { expect, test } from 'vitest'
import { designAddress } from './designAddress.ts'

test.each([
  [
    'a file of a team',
    { design: { url: 'https://desene.example/fisier/42' } },
    'https://desene.example/fisier/42',
  ],
  ['no setting', {}, undefined],
  ['a setting without an address', { design: {} }, undefined],
  ['an empty address', { design: { url: '' } }, undefined],
  ['an address without a protocol', { design: { url: 'desene.example/fisier' } }, undefined],
  ['an address that is not encrypted', { design: { url: 'http://desene.example' } }, undefined],
  ['a script', { design: { url: 'javascript:alert(1)' } }, undefined],
])('the design of %s', (_what, parameters, address) => {
  expect(designAddress(parameters)).toBe(address)
})
