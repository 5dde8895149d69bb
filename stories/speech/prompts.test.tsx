import { useRef, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Button } from '#ui/controls/Button'
import { TextField } from '#ui/controls/TextField'
import { Dialog } from '#ui/overlay/Dialog'
import { BonusPopup } from '#ui/player/BonusPopup'
import { RealityCheck } from '#ui/player/RealityCheck'
import { announced, goTo, listen, pass, press, readOn, readPage } from './reader.tsx'

type QuestionProps = { title: string; onYes: () => void; onNo: () => void; password?: boolean }

function Question({ title, onYes, onNo, password = false }: QuestionProps) {
  const no = useRef<HTMLButtonElement>(null)
  const [text, setText] = useState('')
  return (
    <Dialog
      urgent
      open
      title={title}
      description="Acest joc cere o confirmare."
      initialFocus={no}
      onClose={onNo}
    >
      {password && <TextField type="password" label="Parola" value={text} onValueChange={setText} />}
      <Button ref={no} onClick={onNo}>
        Renunță
      </Button>
      <Button tone="primary" onClick={onYes}>
        Confirmă
      </Button>
    </Dialog>
  )
}

test.each([
  ['Parola jocului', true],
  ['Confirmă bonusul', false],
] as const)(
  'Password prompt: „%s” is an alert with its text, and waits on the harmless answer',
  async (title, password) => {
    const onYes = vi.fn()
    const onNo = vi.fn()
    await listen(<Question {...{ title, onYes, onNo, password }} />)
    expect(document.activeElement).toHaveTextContent('Renunță')
    expect(await readPage()).toSay(
      `alertdialog, ${title}, Acest joc cere o confirmare., modal`,
      ...(password ? ['Parola', 'Parola'] : []),
      'button, Renunță',
      'button, Confirmă',
    )
    await goTo('button, Confirmă')
    await press('Escape')
    expect(onNo).toHaveBeenCalledOnce()
    expect(onYes).not.toHaveBeenCalled()
  },
)

test('Frames: the button that closes is read before the frame, and the frame has a name', async () => {
  const onClose = vi.fn()
  await listen(
    <Dialog open title="Contul meu" onClose={onClose}>
      <iframe title="Contul meu" src="about:blank" />
    </Dialog>,
  )
  expect(await readPage()).toSay(
    'dialog, Contul meu, modal',
    'button, Închide',
    'Contul meu',
    /^end of dialog/,
  )
  await goTo('button, Închide')
  await press('Enter')
  expect(onClose).toHaveBeenCalledOnce()
})

function Pause({ onPause, onContinue }: { onPause: () => void; onContinue: () => void }) {
  const pause = useRef<HTMLButtonElement>(null)
  return (
    <Dialog urgent open title="Pauză scurtă?" initialFocus={pause} onClose={onPause}>
      <RealityCheck
        hideTitle
        pauseRef={pause}
        minutes={60}
        money={{ entry: 1400, now: 1245.8 }}
        {...{ onPause, onContinue }}
        limitsHref="/cont/limite"
        exclusionHref="/pagina/autoexcludere"
        help={{ label: 'Joc Responsabil', href: 'https://jocresponsabil.test/chat' }}
      />
    </Dialog>
  )
}

test('Reality check: CPL-05 time and money are read as one sentence each, and the pause has the focus', async () => {
  const on = { onPause: vi.fn(), onContinue: vi.fn() }
  await listen(<Pause {...on} />)
  expect(document.activeElement).toHaveTextContent('Ia o pauză')
  const log = await readPage()
  expect(log).toSay('alertdialog, Pauză scurtă?, modal', 'button, Ia o pauză', 'button, Continuă')
  expect(log).toSay('list', 'link, Pune o limită', 'link, Autoexcludere', 'link, Joc Responsabil')
  expect(log.join(' ')).toMatch(/Ești conectat de 60 de minute\..*1\.400,00 lei.*1\.245,80 lei/)
})

function Offer({ failed, pending }: { failed?: boolean; pending?: 'accept' }) {
  const strip = <p>Licența L1234567W000001</p>
  const on = { onAccept: () => undefined, onDecline: () => undefined }
  const terms = { termsHref: '/pagina/termeni', compliance: strip }
  return (
    <Dialog open title="Rotiri pentru Regina Nilului" onClose={() => undefined}>
      <BonusPopup kind="free-spins" count={20} {...on} {...terms} {...{ failed, pending }} />
    </Dialog>
  )
}

test('Bonus: BON-03 what it gives, two answers, the terms; a failed answer is announced once', async () => {
  const draw = await listen(<Offer />)
  expect(await readPage()).toSay(
    'dialog, Rotiri pentru Regina Nilului, modal',
    '20 de rotiri gratuite',
    'button, Refuză',
    'button, Acceptă',
    'link, Termeni și condiții',
  )
  draw(<Offer pending="accept" />)
  expect(await readOn()).toSay('button, Refuză, disabled', 'button, Acceptă, busy, disabled')
  expect(await announced()).toEqual([])
  draw(<Offer failed />)
  await pass(1000)
  expect(await announced()).toEqual([
    'assertive: Nu am putut confirma bonusul. Oferta rămâne; încearcă din nou.',
  ])
})
