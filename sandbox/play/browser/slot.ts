import { createAccount } from './account.ts'
import { createHost } from './host.ts'
import { leave, part } from './parts.ts'
import { createReels } from './reels.ts'
import { begin, betMoved, betOf, canSpin, isEmpty, type Play, refilled, settled, spun } from './round.ts'
import { stopsOf } from './rules.ts'
import { createSound } from './sound.ts'
import { lei, resultOf } from './words.ts'

const { code = '', mode = 'demo', bets = '', sheet = '', purse = '' } = document.body.dataset
const spin = part('spin', HTMLButtonElement)
const less = part('less', HTMLButtonElement)
const more = part('more', HTMLButtonElement)
const refill = part('refill', HTMLButtonElement)
const result = part('result', HTMLElement)

const chance = () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32
const tell = createHost({ gameCode: code, mode })
const sound = createSound(part('sound', HTMLButtonElement))
const reels = createReels(part('reels', HTMLCanvasElement), sheet, stopsOf(chance))

/** The player's account; a demo has its own balance. */
const account = purse === '' ? undefined : createAccount(code)

let play: Play = begin(bets.split(' ').map(Number), account && Math.round(Number(purse) * 100))

function render(): void {
  part('balance', HTMLElement).textContent = lei(play.balance)
  part('bet', HTMLElement).textContent = lei(betOf(play))
  part('win', HTMLElement).textContent = lei(play.running ? 0 : (play.last?.total ?? 0))
  less.disabled = play.running !== undefined || play.chosen === 0
  more.disabled = play.running !== undefined || play.chosen === play.bets.length - 1
  spin.setAttribute('aria-disabled', String(!play.running && !canSpin(play)))
  spin.textContent = play.running ? 'Oprește' : 'Rotește'
  refill.hidden = account !== undefined || !isEmpty(play)
}

function set(next: Play): void {
  play = next
  render()
}

/** Reports a round; the account's balance overrides the machine's. */
async function book({ report }: NonNullable<typeof account>, total: number): Promise<boolean> {
  const balance = await report({ bet: play.staked / 100, win: total / 100 })
  if (balance === undefined)
    result.textContent = 'Runda nu a putut fi înregistrată. Închide jocul și deschide-l din nou.'
  else set({ ...play, balance: Math.round(balance * 100) })
  return balance !== undefined
}

async function turn(): Promise<void> {
  if (play.running) return reels.hurry()
  if (!canSpin(play)) {
    result.textContent = `Soldul de ${lei(play.balance)} nu ajunge pentru miza de ${lei(betOf(play))}.`
    return
  }
  const begun = spun(play, chance)
  set(begun)
  tell({ event: 'spin', bet: begun.staked / 100 })
  sound.start()
  await reels.turn(begun.running?.stops ?? [], sound.reelStops)
  set(settled(play))
  const { last } = play
  if (!last) return
  if (account && !(await book(account, last.total))) return
  reels.mark(last.wins)
  if (last.total > 0) sound.win(last.total / play.staked)
  result.textContent = resultOf(last, play.balance)
  tell({ event: 'balance', balance: play.balance / 100, win: last.total / 100 })
}

const steps: Record<string, 1 | -1> = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 }

/** Keyboard shortcuts of the page; focused controls keep their own keys. */
function onKey(event: KeyboardEvent): void {
  if (event.altKey || event.ctrlKey || event.metaKey || !(event.target instanceof Element)) return
  const step = steps[event.key]
  const spins = event.key === ' ' || event.key === 'Enter'
  if (event.target.closest('details') || (spins && event.target.closest('button'))) return
  if (!step && !spins) return
  event.preventDefault()
  if (step) set(betMoved(play, step))
  else if (!event.repeat) void turn()
}

spin.addEventListener('click', () => void turn())
less.addEventListener('click', () => set(betMoved(play, -1)))
more.addEventListener('click', () => set(betMoved(play, 1)))
refill.addEventListener('click', () => {
  set(refilled(play))
  result.textContent = `Soldul este din nou ${lei(play.balance)}.`
  tell({ event: 'balance', balance: play.balance / 100, win: 0 })
  spin.focus()
})
document.getElementById('close')?.addEventListener('click', () => leave(tell))
document.addEventListener('keydown', onKey)

render()
tell({ event: 'ready' })
