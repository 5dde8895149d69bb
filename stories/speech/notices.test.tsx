import { useState } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { expect, test } from 'vitest'
import { messages } from '#app/platform/messages/messages.ts'
import { moreMessages } from '#app/platform/messages/moreMessages.ts'
import { previewMessages } from '#app/platform/messages/previewMessages.ts'
import { Button } from '#ui/controls/Button'
import { createSnackbarQueue, type SnackbarQueue, Snackbars } from '#ui/feedback/Snackbars'
import { BalanceToggle } from '#ui/player/BalanceToggle'
import { ChatToggle, type ChatToggleProps } from '#ui/shell/ChatToggle'
import { QuietMode } from '#ui/shell/QuietMode'
import { announced, forget, goTo, listen, pass, press, readPage, said } from './reader.tsx'

const page = (queue: SnackbarQueue) => (
  <>
    <main>
      <Button>Adaugă la favorite</Button>
    </main>
    <Snackbars queue={queue} />
  </>
)

const added = { type: 'success', title: 'Joc adăugat la favorite' } as const
const failed = { type: 'alert', title: 'Nu am putut încărca favoritele' } as const

/** Longer than the words stand where the reader takes them from. */
const TAKEN_OVER = 1200

test('Snackbars: KIT-02 a success is announced politely, an error at once, each of them once', async () => {
  const queue = createSnackbarQueue()
  await listen(page(queue))
  queue.push(added)
  await pass(TAKEN_OVER)
  queue.push(failed)
  await pass(TAKEN_OVER)
  expect(await announced()).toEqual([
    'polite: Reușit: Joc adăugat la favorite',
    'assertive: Eroare: Nu am putut încărca favoritele',
  ])
})

test('Snackbars: KIT-02 what its limit suppresses is not announced again', async () => {
  const queue = createSnackbarQueue()
  await listen(page(queue))
  queue.push({ ...failed, limit: 1 })
  await pass(TAKEN_OVER)
  queue.push({ ...failed, limit: 1 })
  await pass(TAKEN_OVER)
  expect(await announced()).toEqual(['assertive: Eroare: Nu am putut încărca favoritele'])
})

test('Snackbars: UXP-10 they take no focus; F6 leads to the region, and closing leads back', async () => {
  const queue = createSnackbarQueue()
  await listen(page(queue))
  await goTo('button, Adaugă la favorite')
  await press('Shift')
  await forget()
  queue.push(added)
  await pass(TAKEN_OVER)
  expect(document.activeElement).toHaveTextContent('Adaugă la favorite')
  await press('F6')
  expect((await said()).at(-1)).toBe('button, Închide: Joc adăugat la favorite')
  await press('Enter')
  expect((await said()).at(-1)).toBe('button, Adaugă la favorite')
})

test('Snackbars: the region is a landmark with a list; what was announced is read there once', async () => {
  const queue = createSnackbarQueue()
  await listen(page(queue))
  queue.push({ ...added, actionText: 'Vezi favoritele', action: () => undefined })
  await pass(TAKEN_OVER)
  const log = await readPage()
  expect(log).toSay(
    'region, Notificări',
    'list',
    'listitem, level 1, position 1, set size 1',
    'Reușit:',
    'Joc adăugat la favorite',
    'button, Vezi favoritele',
    'button, Închide: Joc adăugat la favorite',
    'end of region, Notificări',
  )
  expect(log).toSayOnce('Joc adăugat la favorite')
})

test('Snackbars: the server sends both places where they are announced, and nothing in them', () => {
  const html = renderToStaticMarkup(
    <IntlProvider locale="ro" messages={{ ...messages, ...moreMessages, ...previewMessages }}>
      <Snackbars queue={createSnackbarQueue()} />
    </IntlProvider>,
  )
  expect(html).toMatch(/role="status"><\/div>/)
  expect(html).toMatch(/role="alert"><\/div>/)
  expect(html).not.toMatch(/<li/)
})

function Balance({ value }: { value?: number }) {
  const [masked, setMasked] = useState(false)
  return <BalanceToggle value={value} masked={masked} onToggle={setMasked} />
}

test('Toggles: a hidden balance is nowhere to be heard, and the button keeps its name', async () => {
  const draw = await listen(<Balance />)
  expect(await readPage()).toSay(
    'group, Sold, busy',
    'Se încarcă soldul',
    /^button, Ascunde soldul, disabled/,
  )
  draw(<Balance value={1245.8} />)
  expect(await readPage()).toSay('group, Sold', '1.245,80 lei', 'button, Ascunde soldul, not pressed')
  await goTo('button, Ascunde soldul, not pressed')
  await forget()
  await press('Enter')
  expect((await said()).at(-1)).toBe('button, Ascunde soldul, pressed')
  const log = await readPage()
  expect(log).toSay('Sold ascuns', 'button, Ascunde soldul, pressed')
  expect(log.join()).not.toMatch(/245|lei|•/)
})

test('Toggles: a new balance is not announced', async () => {
  const draw = await listen(<Balance value={1245.8} />)
  draw(<Balance value={1300} />)
  await pass(2000)
  expect(await announced()).toEqual([])
  expect(await readPage()).toSay('1.300,00 lei')
})

test('Toggles: the chat says what waits there, that it is on its way, and that it is open', async () => {
  const chat = (state: ChatToggleProps['state']) => (
    <ChatToggle state={state} unread={2} onToggle={() => undefined} />
  )
  const draw = await listen(chat('hidden'))
  expect(await readPage()).toSay('button, Asistent, 2 mesaje necitite, not pressed')
  draw(chat('loading'))
  expect(await readPage()).toSay(/^button, Asistent, 2 mesaje necitite, busy, not pressed/)
  draw(chat('visible'))
  expect(await readPage()).toSay('button, Asistent, pressed')
})

function Quiet() {
  const [on, setOn] = useState(false)
  return <QuietMode checked={on} onCheckedChange={setOn} />
}

test('Toggles: UXP-14 quiet mode is a switch that says what it stops', async () => {
  await listen(<Quiet />)
  const name = 'switch, Mod liniștit, Oprește previzualizările, cifrele care se mișcă, rotirea și insignele.'
  await goTo(new RegExp(`^${name}.*, not checked$`))
  await press(' ')
  expect((await said()).at(-1)).toMatch(new RegExp(`^${name}.*[^t], checked$`))
})
