import { expect, test } from 'vitest'
import { answerInTime, niceToHave, shows, timeLeft, within } from './deadline.ts'

const never = new Promise<never>(() => undefined)

test('HTT-07 all calls of one response share its time', async () => {
  const { answer } = await answerInTime(async () => {
    const before = timeLeft() ?? 0
    await new Promise((resolve) => setTimeout(resolve, 20))
    return [before, timeLeft() ?? 0]
  }, 1000)
  const [before = 0, after = 0] = answer
  expect(before).toBeGreaterThan(900)
  expect(before - after).toBeGreaterThanOrEqual(15)
})

test('outside of a response there is no time limit, and ages are not collected', async () => {
  expect(timeLeft()).toBeUndefined()
  expect(() => shows(['games'], 10)).not.toThrow()
})

test('the time of a response ends', async () => {
  const { answer } = await answerInTime(
    () => within(never, timeLeft()).catch((error: Error) => error.name),
    10,
  )
  expect(answer).toBe('TimeoutError')
})

test('a response has the keys of its content, and the age of the oldest', async () => {
  const { keys, stale } = await answerInTime(async () => {
    shows(['games'], 3)
    await answerInTime(async () => shows(['menus'], 90))
    shows(['games', 'seo:1'], 12)
  })
  expect([[...keys], stale]).toEqual([['games', 'seo:1'], 12])
})

test('waiting too long ends with a timeout', async () => {
  await expect(within(never, 1)).rejects.toMatchObject({ name: 'TimeoutError', message: 'Request timed out' })
  expect(await within(Promise.resolve('x'), 1)).toBe('x')
  await expect(answerInTime(() => niceToHave(never), 5)).rejects.toMatchObject({ name: 'TimeoutError' })
})
