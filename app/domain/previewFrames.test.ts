import { expect, test } from 'vitest'
import { draftAddress, draftPlace, isBare, placeOfPublished, publishedAddress } from './previewFrames.ts'

const at = (address: string) => {
  const { pathname, search } = new URL(address, 'http://site')
  return { pathname, search }
}

test.each([
  ['/preview', '/preview?bara=fara', '/'],
  ['/preview/promotii', '/preview/promotii?bara=fara', '/promotii'],
  [
    '/preview/toate-jocurile?ordine=name&pentru=jucator&la=2026-12-01T10%3A00',
    '/preview/toate-jocurile?ordine=name&pentru=jucator&la=2026-12-01T10%3A00&bara=fara',
    '/toate-jocurile?ordine=name',
  ],
])('CMS-04 %s has its draft and its published page, and both lead back to it', (desk, draft, published) => {
  expect(draftAddress(at(desk))).toBe(draft)
  expect(isBare(at(draft).search)).toBe(true)
  expect(draftPlace(at(draft))).toBe(desk)
  expect(publishedAddress(at(desk))).toBe(published)
  expect(draftPlace(at(placeOfPublished(at(published), at(desk))))).toBe(draftPlace(at(desk)))
})

test('CMS-04 a page that was reached inside of a frame has no sign of the frame, and is the same place', () => {
  expect(isBare('')).toBe(false)
  expect(draftPlace(at('/preview/promotii'))).toBe('/preview/promotii')
})
