import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SAVED_COPY_HEADER } from '#app/api/contract/savedCopyHeader.ts'
import { reportSavedCopy } from '#app/api/savedCopyEvent.ts'
import { SAVED_COPY_TIME } from '#app/domain/bootNames.ts'
import { createSavedCopyTime } from './savedCopyTime.ts'

const MORNING = '2026-11-30T08:00:00.000Z'
const NOON = '2026-11-30T12:00:00.000Z'

const { dataset } = document.documentElement

beforeEach(() => {
  dataset[SAVED_COPY_TIME] = NOON
})

afterEach(() => {
  delete dataset[SAVED_COPY_TIME]
})

const fromDevice = (sent: string) => reportSavedCopy(new Headers({ [SAVED_COPY_HEADER]: sent }))

test('UXP-24 a page from the device has the time at which the server had sent it', () => {
  const store = createSavedCopyTime(new QueryClient())
  store.subscribe(vi.fn())
  expect(store.getSnapshot()).toBe(Date.parse(NOON))
})

test('UXP-24 a page from the server with data from the device has the time of the oldest data', () => {
  delete dataset[SAVED_COPY_TIME]
  const store = createSavedCopyTime(new QueryClient())
  const onChange = vi.fn()
  store.subscribe(onChange)
  reportSavedCopy(new Headers())
  expect(store.getSnapshot()).toBeUndefined()
  fromDevice(NOON)
  fromDevice(MORNING)
  fromDevice(NOON)
  expect(store.getSnapshot()).toBe(Date.parse(MORNING))
  expect(onChange).toHaveBeenCalledTimes(2)
})

test('what came from the device before the server answered again does not count', () => {
  const store = createSavedCopyTime(new QueryClient())
  store.subscribe(vi.fn())
  store.set(undefined)
  store.subscribe(vi.fn())
  expect(store.getSnapshot()).toBeUndefined()
})
