/** @jsxImportSource preact */
import { render } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { MicroFrontendHost } from '#app/api/contract/microFrontend.ts'
import { credentialsIn, logIn } from './logIn.ts'
import { register } from './register.ts'

type Host = MicroFrontendHost<'login-dialog-2'>

const advantages = [
  'Jocurile tale preferate, la un loc',
  'Bonusuri și rotiri gratuite',
  'Retrageri rapide, în lei',
]

function Welcome() {
  return (
    <section class="welcome">
      <h3>Bine ai revenit</h3>
      <ul>
        {advantages.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  )
}

/** Sends the form, and keeps whether it is running and why it was refused. */
function useLogin({ send }: Host) {
  const [refusal, setRefusal] = useState('')
  const [pending, setPending] = useState(false)
  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    const given = credentialsIn(event.currentTarget as HTMLFormElement)
    setRefusal('missing' in given ? given.missing : '')
    if ('missing' in given) return
    setPending(true)
    const result = await logIn(given)
    setPending(false)
    if ('refusal' in result) setRefusal(result.refusal)
    else if ('beyond' in result) send({ type: 'fallback' })
    else send({ type: 'login', ...(given.remember && { remember: result.username }) })
  }
  return { refusal, pending, submit }
}

function Login(host: Host) {
  const { data, send, listen } = host
  const { refusal, pending, submit } = useLogin(host)
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const stop = listen(({ type }) => void (type === 'focus' && first.current?.focus()))
    send({ type: 'ready' })
    return stop
  }, [listen, send])
  return (
    <div class="two">
      <Welcome />
      <form noValidate onSubmit={(event) => void submit(event)}>
        {data.reason && <p>{data.reason}</p>}
        <p role="alert" class="said">
          {refusal}
        </p>
        <label>
          Nume de utilizator
          <input ref={first} name="username" autocomplete="username" defaultValue={data.username} />
        </label>
        <label>
          Parola
          <input name="password" type="password" autocomplete="current-password" />
        </label>
        <label class="choice">
          <input name="remember" type="checkbox" defaultChecked={data.username !== undefined} />
          Ține-mă minte
        </label>
        <a href={data.forgotten}>Ai uitat parola?</a>
        <button type="submit" class="primary" disabled={pending}>
          Intră în cont
        </button>
        <p>
          Nu ai cont? <a href={data.register}>Creează un cont</a>
        </p>
      </form>
    </div>
  )
}

register<'login-dialog-2'>((element, host) => {
  render(<Login {...host} />, element)
  return () => render(null, element)
})
