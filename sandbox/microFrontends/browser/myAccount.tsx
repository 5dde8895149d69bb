/** @jsxImportSource preact */
import { render } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import * as v from 'valibot'
import type { MicroFrontendHost } from '#app/api/contract/microFrontend.ts'
import { Balances, PlayerInfo } from '#app/api/contract/player/account.ts'
import { post } from '#sandbox/account/browser/page.ts'
import { base, register } from './register.ts'

type Host = MicroFrontendHost<'my-account'>
type Page = Host['data']['page']
type Facts = { username: string; email?: string; balance: string }

const lei = (amount: number): string =>
  `${new Intl.NumberFormat('ro-RO', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(amount)} lei`

async function read<Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const answer = await fetch(`${base}/gateway/pams/api/v2/${path}`, { credentials: 'include' })
  if (!answer.ok) throw new Error(`my-account: ${path} answers ${answer.status}`)
  return v.parse(schema, await answer.json())
}

/** The player's data and money, from the gateway. */
async function loadFacts(): Promise<Facts> {
  const [{ username, email }, { balances }] = await Promise.all([
    read('playerInfo?requestedPlayerData=username,email', PlayerInfo),
    read('balances', Balances),
  ])
  const casino = balances.find(({ type }) => type === 'casino_gaming')
  return { username, email, balance: casino ? lei(casino.amount) : 'Nu știm acum' }
}

function Dashboard({ facts, onDeposit }: { facts: Facts; onDeposit: () => void }) {
  return (
    <>
      <dl>
        <dt>Nume de utilizator</dt>
        <dd>{facts.username}</dd>
        <dt>E-mail</dt>
        <dd>{facts.email ?? 'Nu știm acum'}</dd>
        <dt>Sold la cazino</dt>
        <dd>{facts.balance}</dd>
      </dl>
      <button type="button" class="primary" onClick={onDeposit}>
        Depune
      </button>
    </>
  )
}

type DepositProps = { balance: string; onDone: (balance: string) => void; onBack: () => void }

function Deposit({ balance, onDone, onBack }: DepositProps) {
  const [said, setSaid] = useState('')
  const [pending, setPending] = useState(false)
  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    const amount = Number(new FormData(event.currentTarget as HTMLFormElement).get('amount'))
    setPending(true)
    const { ok, answer } = await post(`${base}/account/deposits`, { amount })
    setPending(false)
    if (!ok || answer.balance === undefined) {
      setSaid('Nu am putut face depunerea. Alege o sumă între 10 și 10.000 de lei și încearcă din nou.')
      return
    }
    onDone(answer.balance)
    setSaid(`Depunerea a reușit. Soldul tău este ${answer.balance}.`)
  }
  return (
    <form onSubmit={(event) => void submit(event)}>
      <p>
        Sold la cazino: <strong>{balance}</strong>
      </p>
      <label>
        Suma, în lei
        <input
          name="amount"
          type="number"
          inputMode="decimal"
          min="10"
          max="10000"
          step="0.01"
          defaultValue="100"
        />
      </label>
      <p role="status">{said}</p>
      <div class="row">
        <button type="submit" class="primary" disabled={pending}>
          Depune
        </button>
        <button type="button" onClick={onBack}>
          Contul meu
        </button>
      </div>
    </form>
  )
}

function Account({ data, send, listen }: Host) {
  const [page, setPage] = useState<Page>(data.page)
  const [facts, setFacts] = useState<Facts>()
  useEffect(() => listen((event) => void (event.type === 'data' && setPage(event.data.page))), [listen])
  useEffect(() => {
    // Without the player's data the site's own account takes over.
    loadFacts().then(
      (loaded) => {
        setFacts(loaded)
        send({ type: 'ready' })
      },
      () => send({ type: 'fallback' }),
    )
  }, [send])
  if (!facts) return null
  return (
    <div class="account">
      {page === 'dashboard' ? (
        <Dashboard facts={facts} onDeposit={() => send({ type: 'page', page: 'deposit' })} />
      ) : (
        <Deposit
          balance={facts.balance}
          onDone={(balance) => {
            setFacts({ ...facts, balance })
            send({ type: 'balance' })
          }}
          onBack={() => send({ type: 'page', page: 'dashboard' })}
        />
      )}
      <button type="button" onClick={() => send({ type: 'close' })}>
        Înapoi la joc
      </button>
    </div>
  )
}

register<'my-account'>((element, host) => {
  render(<Account {...host} />, element)
  return () => render(null, element)
})
