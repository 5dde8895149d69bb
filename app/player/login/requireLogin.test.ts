// @vitest-environment node
import { beforeEach, expect, test } from 'vitest'
import { createQueryClient } from '#app/content/queryClient.ts'
import { storeOf, type Visit } from '#app/platform/visit.ts'
import { createAuth } from '../session/auth.ts'
import { createLoginQuestion, requireLogin } from './requireLogin.ts'

const player = { username: 'ana' }
const inside = { state: 'authenticated', player } as const
const yes = { loggedIn: true, player }
const no = { loggedIn: false }

let visit: Visit
let auth: ReturnType<typeof createAuth>
let loginQuestion: ReturnType<typeof createLoginQuestion>
beforeEach(() => {
  visit = createQueryClient()
  auth = storeOf(visit, createAuth)
  loginQuestion = storeOf(visit, createLoginQuestion)
})

/** The answer, if there is one by now. */
async function answerNow<T>(asked: Promise<T>): Promise<T | 'nothing yet'> {
  await new Promise((resolve) => setTimeout(resolve))
  return Promise.race([asked, Promise.resolve('nothing yet' as const)])
}

test('AUT-05 no dialog opens before the login state is known', async () => {
  const asked = requireLogin(visit, 'play')
  expect([await answerNow(asked), loginQuestion.getSnapshot()]).toEqual(['nothing yet', undefined])
  auth.set(inside)
  expect([await answerNow(asked), loginQuestion.getSnapshot()]).toEqual([yes, undefined])
})

test('AUT-05 a logged-in player gets a yes at once and no dialog', async () => {
  auth.set(inside)
  expect(await requireLogin(visit, 'favourite')).toEqual(yes)
  expect(loginQuestion.getSnapshot()).toBeUndefined()
})

test('AUT-05 a guest sees the dialog with its reason until they have logged in', async () => {
  auth.set({ state: 'guest' })
  const asked = requireLogin(visit, 'bonus')
  expect(await answerNow(asked)).toBe('nothing yet')
  expect(loginQuestion.getSnapshot()?.reason).toBe('bonus')
  auth.set({ state: 'guest' })
  expect(await answerNow(asked)).toBe('nothing yet')
  auth.set(inside)
  expect(await asked).toEqual(yes)
  expect(loginQuestion.getSnapshot()).toBeUndefined()
})

test('AUT-05 two callers share one dialog and its answer', async () => {
  auth.set({ state: 'guest' })
  const asked = [requireLogin(visit, 'play'), requireLogin(visit, 'favourite')]
  await answerNow(Promise.all(asked))
  const question = loginQuestion.getSnapshot()
  expect(question?.reason).toBe('play')
  question?.onClose()
  expect(await Promise.all(asked)).toEqual([no, no])
})

test('AUT-05 closing the dialog is a no, and the next call opens it again', async () => {
  auth.set({ state: 'guest' })
  const first = requireLogin(visit)
  await answerNow(first)
  loginQuestion.getSnapshot()?.onClose()
  expect(await first).toEqual(no)
  const second = requireLogin(visit, 'page')
  await answerNow(second)
  expect(loginQuestion.getSnapshot()?.reason).toBe('page')
  auth.set(inside)
  expect([await first, await second]).toEqual([no, yes])
})

test('AUT-05 an aborted call opens no dialog, and the dialog of another call stays open', async () => {
  auth.set({ state: 'guest' })
  const left = new AbortController()
  const first = requireLogin(visit, 'play', left.signal)
  await answerNow(first)
  left.abort()
  expect([await first, loginQuestion.getSnapshot()]).toEqual([no, undefined])
  expect(await requireLogin(visit, 'play', left.signal)).toEqual(no)

  const gone = new AbortController()
  const second = requireLogin(visit, 'play', gone.signal)
  await answerNow(second)
  loginQuestion.getSnapshot()?.onClose()
  const third = requireLogin(visit, 'favourite')
  await answerNow(third)
  gone.abort()
  expect(await answerNow(third)).toBe('nothing yet')
  expect(loginQuestion.getSnapshot()?.reason).toBe('favourite')
})
