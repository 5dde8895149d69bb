import { type MouseEvent, useState } from 'react'
import { expect, test } from 'vitest'
import { modalPriorities } from '#app/navigation/modalPriorities.ts'
import { Button } from '#ui/controls/Button'
import { Dialog } from '#ui/overlay/Dialog'
import { Drawer } from '#ui/overlay/Drawer'
import { Opener } from '../ui/overlay/openers.tsx'
import { forget, goTo, listen, press, readOn, readPage, said } from './reader.tsx'

const lobby = (
  <main>
    <h1>Lobby</h1>
    <p>Jocurile zilei</p>
    <Opener label="Deschide căutarea">
      {(state) => (
        <Drawer {...state} title="Caută" subtitle="În tot site-ul">
          <Button>Arată mai multe</Button>
        </Drawer>
      )}
    </Opener>
  </main>
)

test('Dialogs: the name is said on opening, then the heading that has the focus', async () => {
  await listen(lobby)
  await goTo('button, Deschide căutarea')
  await press('Enter')
  expect(await said()).toSay('button, Deschide căutarea', 'dialog, Caută, modal', 'heading, Caută, level 2')
  expect(document.activeElement).toHaveTextContent('Caută')
})

test('Dialogs: what is behind an open one is out of reach of the reader', async () => {
  await listen(lobby)
  expect(await readPage()).toSay('heading, Lobby, level 1', 'Jocurile zilei', 'button, Deschide căutarea')
  await goTo('button, Deschide căutarea')
  await press('Enter')
  const open = await readPage()
  expect(open).toSay('dialog, Caută, modal', 'button, Închide', 'button, Arată mai multe')
  expect(open.join()).not.toMatch(/Lobby|Jocurile zilei|Deschide/)
})

test('Dialogs: Escape brings the reader back to what opened it', async () => {
  await listen(lobby)
  await goTo('button, Deschide căutarea')
  await press('Enter')
  await goTo('button, Arată mai multe')
  await forget()
  await press('Escape')
  expect((await said()).at(-1)).toBe('button, Deschide căutarea')
  expect(await readPage()).not.toSay(/dialog/)
})

/** A list that is drawn anew while its details are open. */
function Redrawn() {
  const [turn, setTurn] = useState(0)
  const [open, setOpen] = useState(false)
  function show(event: MouseEvent) {
    event.preventDefault()
    setOpen(true)
  }
  function close() {
    setTurn(turn + 1)
    setOpen(false)
  }
  return (
    <section key={turn}>
      <h2>Jucate recent</h2>
      <Button href="/joc/diamant-40" onClick={show}>
        Diamant 40
      </Button>
      <Dialog title="Diamant 40" open={open} onClose={close} />
    </section>
  )
}

test('Dialogs: when the opener has been drawn anew the reader is back at the same link', async () => {
  await listen(<Redrawn />)
  await goTo('link, Diamant 40')
  await press('Enter')
  await forget()
  await press('Escape')
  expect((await said()).at(-1)).toBe('link, Diamant 40')
})

/** The button goes with the press, as the last one of a list does. */
function Gone() {
  const [open, setOpen] = useState(false)
  const [there, setThere] = useState(true)
  const close = () => setOpen(false)
  return (
    <section>
      <h2>Jucate recent</h2>
      {there && <Button onClick={() => setOpen(true)}>Diamant 40</Button>}
      <Dialog title="Diamant 40" open={open} onClose={close}>
        <Button onClick={() => setThere(false)}>Scoate din listă</Button>
      </Dialog>
    </section>
  )
}

test('Dialogs: when the opener is gone the reader is at the heading of its section', async () => {
  await listen(<Gone />)
  await goTo('button, Diamant 40')
  await press('Enter')
  await goTo('button, Scoate din listă')
  await press('Enter')
  await forget()
  await press('Escape')
  expect((await said()).at(-1)).toBe('heading, Jucate recent, level 2')
})

const names = { menu: 'Meniu', details: 'Regina Nilului', session: 'Sesiune încheiată' } as const
type Kind = keyof typeof names & keyof typeof modalPriorities

/** One dialog with a button for the next. */
function Stacked() {
  const [open, setOpen] = useState<readonly Kind[]>([])
  const add = (kind: Kind) => () => setOpen([...open, kind])
  const panel = (kind: Kind, next?: Kind) => (
    <Dialog
      priority={modalPriorities[kind]}
      title={names[kind]}
      open={open.includes(kind)}
      onClose={() => setOpen(open.filter((each) => each !== kind))}
    >
      {next && <Button onClick={add(next)}>Spre {names[next]}</Button>}
    </Dialog>
  )
  return (
    <>
      <Button onClick={add('menu')}>Deschide meniul</Button>
      {panel('session')}
      {panel('details', 'session')}
      {panel('menu', 'details')}
    </>
  )
}

test('Dialogs: KIT-03 three of them close from the top, and each gives the focus back', async () => {
  await listen(<Stacked />)
  for (const opener of ['Deschide meniul', 'Spre Regina Nilului', 'Spre Sesiune încheiată']) {
    await goTo(`button, ${opener}`)
    await press('Enter')
  }
  expect(await said()).toSay(
    'dialog, Meniu, modal',
    'dialog, Regina Nilului, modal',
    'dialog, Sesiune încheiată, modal',
  )
  expect((await readOn()).join()).not.toMatch(/Regina Nilului|Meniu|meniul/)
  await forget()
  await press('Escape')
  expect(await said()).toSay('dialog, Regina Nilului, modal', 'button, Spre Sesiune încheiată')
  await forget()
  await press('Escape')
  expect(await said()).toSay('dialog, Meniu, modal', 'button, Spre Regina Nilului')
  await press('Escape')
  expect((await said()).at(-1)).toBe('button, Deschide meniul')
})
