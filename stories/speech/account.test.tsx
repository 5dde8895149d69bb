import { useRef, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Dialog } from '#ui/overlay/Dialog'
import { type Login, LoginForm } from '#ui/player/LoginForm'
import { NewPasswordForm } from '#ui/player/NewPasswordForm'
import { SessionSummary } from '#ui/player/SessionSummary'
import { TermsForm } from '#ui/player/TermsForm'
import { PlayerArea } from '#ui/shell/PlayerArea'
import { UserArea } from '#ui/shell/UserArea'
import { announced, forget, goTo, listen, pass, press, readOn, readPage, said, type } from './reader.tsx'

const refused = {
  title: 'Numele sau parola nu se potrivesc',
  text: 'Contul tău este în siguranță. Verifică parola și încearcă din nou.',
  field: 'password',
} as const

/** Refuses every attempt after a second. */
function LoginDialog({ onLogin }: { onLogin?: (login: Login) => void }) {
  const first = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<'open' | 'pending' | 'refused'>('open')
  return (
    <Dialog
      open
      title="Intră în cont"
      description="Ca să joci pe bani reali."
      closesBeside={false}
      initialFocus={first}
      onClose={() => undefined}
    >
      <LoginForm
        version={2}
        fieldRef={first}
        registerHref="/inregistrare"
        forgottenHref="/parola"
        pending={state === 'pending'}
        failure={state === 'refused' ? refused : undefined}
        onSubmit={(login) => {
          onLogin?.(login)
          setState('pending')
          setTimeout(setState, 1000, 'refused')
        }}
      />
    </Dialog>
  )
}

test('Login: AUT-05 the dialog says what it is for, and the reader is in the first field', async () => {
  await listen(<LoginDialog />)
  expect(document.activeElement).toHaveAccessibleName('Nume de utilizator')
  expect(await readPage()).toSay(
    'dialog, Intră în cont, Ca să joci pe bani reali., modal',
    'button, Închide',
    'Bine ai revenit',
    'Favoritele tale, la îndemână',
    'textbox, Nume de utilizator',
    'Parola',
    /^button, Arată parola, not pressed/,
    /^checkbox, Ține-mă minte, not checked/,
    'link, Ai uitat parola?',
    'button, Intră în cont',
    'link, Creează un cont',
  )
})

test('Login: AUT-12 what is missing is said with the field that gets the focus', async () => {
  await listen(<LoginDialog />)
  await goTo('button, Intră în cont')
  await forget()
  await press('Enter')
  expect((await said()).at(-1)).toBe('textbox, Nume de utilizator, Scrie numele de utilizator., invalid')
})

test('Login: AUT-11 while it waits the button is busy; a refusal is said, then the password is there to be written anew', async () => {
  const onLogin = vi.fn()
  await listen(<LoginDialog onLogin={onLogin} />)
  await goTo(/^textbox, Nume de utilizator/)
  await type('andrei_m')
  await press('Tab')
  await type('cupru-1895')
  await press('Enter')
  expect(onLogin).toHaveBeenCalledWith({ username: 'andrei_m', password: 'cupru-1895', rememberMe: false })
  expect(await readOn()).toSay('button, Intră în cont, busy, disabled')
  await forget()
  await pass(1000)
  expect(await announced()).toEqual([
    'assertive: Numele sau parola nu se potrivesc Contul tău este în siguranță. Verifică parola și încearcă din nou.',
  ])
  expect(document.activeElement).toHaveAccessibleName('Parola')
  expect(document.activeElement).toBeInvalid()
})

test('New password: AUT-09 the rules are a list with their state, and say nothing while one writes', async () => {
  await listen(
    <NewPasswordForm
      username="andrei_m"
      oldPassword="arama-1895"
      onSubmit={() => undefined}
      onCancel={() => undefined}
    />,
  )
  await goTo('Parola nouă')
  await forget()
  await type('cupru-1')
  expect(await announced()).toEqual([])
  const log = await readPage()
  expect(log.join(' ')).toMatch(/cel puțin 8 semne.*neîndeplinit.*cel puțin o cifră.*îndeplinit/)
})

test('Terms: AUT-09 the link says that it opens a new tab, and yes without the tick says why', async () => {
  await listen(
    <TermsForm
      summary={<p>Retragerile se verifică mai repede.</p>}
      termsHref="/pagina/termeni"
      onAccept={() => undefined}
      onDecline={() => undefined}
    />,
  )
  expect(await readPage()).toSay(
    'Retragerile se verifică mai repede.',
    /^link, Citește termenii întregi ?, se deschide într-o filă nouă/,
    /^checkbox, Am citit și accept, not checked/,
    'button, Nu acum',
    'button, Accept termenii',
  )
  await goTo('button, Accept termenii')
  await forget()
  await press('Enter')
  expect((await said()).at(-1)).toMatch(/^checkbox, Am citit și accept, Bifează că ai citit/)
})

test('Session summary: UXP-19 a hidden sum is said when it is asked for, with its sign in words', async () => {
  await listen(
    <SessionSummary
      masked
      minutes={84}
      change={-154.2}
      onPause={() => undefined}
      onLobby={() => undefined}
    />,
  )
  const log = await readPage()
  expect(log.join(' ')).toContain('Sumă ascunsă')
  expect(log.join(' ')).not.toContain('154,20')
  await goTo(/^button, Arată pentru o clipă/)
  await forget()
  await press('Enter')
  expect((await announced()).join()).toMatch(/minus ?154,20 lei/)
  await forget()
  await pass(5000)
  expect((await announced()).join()).toMatch(/Sumă ascunsă/)
})

test('Account: MNU-05 the wait is said, a guest hears two ways in, a player money, deposit and account', async () => {
  const draw = await listen(<UserArea state="pending" />)
  expect(await readPage()).toSay('status', 'Verificăm dacă ești conectat')
  draw(<UserArea state="guest" registerHref="/inregistrare" loginHref="/login" />)
  expect(await readPage()).toSay('link, Înregistrare', 'link, Intră în cont')
  draw(
    <UserArea state="player">
      <PlayerArea
        username="mihai.obisnuit"
        depositHref="/depune"
        accountHref="/cont"
        balance={{ value: 482.35, masked: false, onToggle: () => undefined }}
        onLogout={() => undefined}
      />
    </UserArea>,
  )
  expect(await readPage()).toSay(
    'group, Sold',
    '482,35 lei',
    'button, Ascunde soldul, not pressed',
    'link, Depune',
    'button, Contul meu, mihai.obisnuit, not expanded, has popup dialog',
  )
  expect(await announced()).toEqual([])
})
