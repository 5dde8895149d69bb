import { afterEach, expect, test } from 'vitest'
import { createTrustedTypesRules } from './trustedTypes.ts'

afterEach(() => {
  document.body.innerHTML = ''
})

test('markup from a string is refused', () => {
  expect(createTrustedTypesRules().createHTML('<img src=x onerror=alert(1)>')).toBeNull()
})

test('React may create the element of a script, and its text is dropped', async () => {
  const { createHTML } = createTrustedTypesRules()
  expect(createHTML('<script></script>')).toBe('<script></script>')
  expect(createHTML('alert(1)')).toBe('')
  await Promise.resolve()
  expect(createHTML('alert(1)')).toBeNull()
})

test('inline texts that the document carries may be written again', () => {
  document.body.innerHTML = '<style>.tile{order:1}</style><script type="text/plain">start()</script>'
  const { createHTML } = createTrustedTypesRules()
  expect(createHTML('.tile{order:1}')).toBe('.tile{order:1}')
  expect(createHTML('start()')).toBe('start()')
  expect(createHTML('')).toBe('')
})

test('a script created from a string may be data and never code', () => {
  const { createScript } = createTrustedTypesRules()
  expect(createScript('{"@type":"WebSite"}')).toBe('{"@type":"WebSite"}')
  expect(createScript('alert(1)')).toBeNull()
})
