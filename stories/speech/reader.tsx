import { setImmediate as nextTurn } from 'node:timers/promises'
import { virtual } from '@guidepup/virtual-screen-reader'
import { act, cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { afterEach, beforeEach, vi } from 'vitest'
import { messages } from '#app/platform/messages/messages.ts'
import { moreMessages } from '#app/platform/messages/moreMessages.ts'
import { previewMessages } from '#app/platform/messages/previewMessages.ts'
import { ModalStack } from '#ui/overlay/ModalStack'
import { standIn } from './browser.ts'
import type { Phrase } from './toSay.ts'
import './toSay.ts'

/** More stops than any page here has; a reader that never comes to an end is an error of the test. */
const FARTHEST = 400

/** Said at the end of the page, or of the modal that the reader is in. */
const END = /^end of (?:document$|(?:alert)?dialog)/

beforeEach(() => {
  // Time stands still but for `pass`, and for the moment that a key takes: no test depends on how fast the machine is.
  vi.useFakeTimers()
  // By this name Testing Library knows how to let such a moment go by.
  vi.stubGlobal('jest', { advanceTimersByTime: vi.advanceTimersByTime })
  standIn()
})

afterEach(async () => {
  await virtual.stop()
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const around = (page: ReactNode) => (
  <IntlProvider locale="ro" messages={{ ...messages, ...moreMessages, ...previewMessages }}>
    <ModalStack>{page}</ModalStack>
  </IntlProvider>
)

/** Lets time pass, with everything that the page does meanwhile. */
export async function pass(ms: number): Promise<void> {
  // React draws what a key has changed in the next turn of the real clock.
  await nextTurn()
  await act(() => vi.advanceTimersByTimeAsync(ms))
  await nextTurn()
}

const turnOn = () =>
  virtual.start({ container: document.body, advanceTimers: (ms) => void vi.advanceTimersByTime(ms) })

/** Draws the page and turns the reader on at its top; returns how to draw another page in its place. */
export async function listen(page: ReactNode): Promise<(next: ReactNode) => void> {
  const { rerender } = render(around(page))
  await pass(0)
  await turnOn()
  return (next) => rerender(around(next))
}

/** Everything that was said since the reader was turned on, or since `forget`. */
export const said = async (): Promise<readonly string[]> => [...(await virtual.spokenPhraseLog())]

/** Begins a new log. */
export const forget = () => virtual.clearSpokenPhraseLog()

/** What was announced by itself, without what was cleared away again. */
export const announced = async (): Promise<readonly string[]> =>
  (await said()).filter((phrase) => /^(?:polite|assertive): ./.test(phrase))

/** Turns the reader on anew and reads everything that it can reach, from the top of the page to its end. */
export async function readPage(): Promise<readonly string[]> {
  await virtual.stop()
  await turnOn()
  return readOn()
}

/** Reads on to the end of the page, or of the modal that the reader is in, and returns what was said meanwhile. */
export async function readOn(): Promise<readonly string[]> {
  const before = (await said()).length
  for (let stops = 0; stops < FARTHEST; stops += 1) {
    await virtual.next()
    if (END.test(await virtual.lastSpokenPhrase())) return (await said()).slice(before)
  }
  throw new Error('The reader did not come to the end of the page.')
}

/** Reads on until `phrase` is said; past the end the reader begins again at the top. */
export async function goTo(phrase: Phrase): Promise<void> {
  const isIt = (last: string) => (typeof phrase === 'string' ? last === phrase : phrase.test(last))
  let ends = 0
  while (ends < 2) {
    const last = await virtual.lastSpokenPhrase()
    if (isIt(last)) return
    if (END.test(last)) ends += 1
    await virtual.next()
  }
  throw new Error(`The reader never said ${phrase}. It said:\n${(await said()).join('\n')}`)
}

/** Milliseconds in which the page has drawn what a key asks for, and the focus has gone where it belongs. */
const ANSWER = 40

/** Presses keys one after the other where the reader is; modifiers with a plus. */
export async function press(...keys: string[]): Promise<void> {
  for (const key of keys) {
    await virtual.press(key)
    await pass(ANSWER)
  }
}

/** Writes where the reader is. */
export async function type(text: string): Promise<void> {
  await virtual.type(text)
  await pass(0)
}
