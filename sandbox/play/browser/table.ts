import { createAccount } from './account.ts'
import { createClock } from './clock.ts'
import { createFelt, showPast } from './felt.ts'
import { createHost } from './host.ts'
import { leave, part } from './parts.ts'
import { colourOf, type Spot, stakedOn } from './roulette.ts'
import { createSound } from './sound.ts'
import {
  bettingFor,
  canRepeat,
  canSpin,
  chipLaid,
  chipMoved,
  chipOf,
  cleared,
  halted,
  isEmpty,
  isOpen,
  opened,
  type Refusal,
  refilled,
  repeated,
  secondsLeft,
  settled,
  spun,
} from './tableTurn.ts'
import { dealerWords, laidWords, refusalWords, turnResult } from './tableWords.ts'
import { createWheel } from './wheel.ts'
import { lei } from './words.ts'

const { code = '', mode = 'demo', bets = '', purse = '' } = document.body.dataset
const less = part('less', HTMLButtonElement)
const more = part('more', HTMLButtonElement)
const clear = part('clear', HTMLButtonElement)
const repeat = part('repeat', HTMLButtonElement)
const refill = part('refill', HTMLButtonElement)
const result = part('result', HTMLElement)
/** The button to spin early; only in a demo. */
const spin = mode === 'demo' ? part('spin', HTMLButtonElement) : undefined

const bits = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
const tell = createHost({ gameCode: code, mode })
const sound = createSound(part('sound', HTMLButtonElement))
const clock = createClock(part('bar', HTMLElement), part('seconds', HTMLElement))
const wheel = createWheel(part('disc', SVGElement), part('track', SVGElement), part('ball', SVGElement))
const drawFelt = createFelt(part('felt', HTMLElement), lay)

/** The player's account; a demo has its own balance. */
const account = purse === '' ? undefined : createAccount(code)

let table = opened(bets.split(' ').map(Number), account && Math.round(Number(purse) * 100))

function renderHub(): void {
  const hub = part('pocket', SVGElement)
  const fallen = table.phase === 'settled' ? table.pocket : undefined
  hub.textContent = fallen === undefined ? '' : String(fallen)
  part('hub', SVGElement).dataset.colour = fallen === undefined ? '' : colourOf(fallen)
}

function render(): void {
  const { phase, placed, pocket, total, balance, chosen, chips, past } = table
  const isSettled = phase === 'settled'
  part('balance', HTMLElement).textContent = lei(balance)
  part('staked', HTMLElement).textContent = lei(stakedOn(placed))
  part('win', HTMLElement).textContent = lei(isSettled ? total : 0)
  part('bet', HTMLElement).textContent = lei(chipOf(table))
  part('dealer', HTMLElement).textContent = dealerWords(table)
  less.disabled = chosen === 0
  more.disabled = chosen === chips.length - 1
  clear.ariaDisabled = String(!isOpen(table) || placed.size === 0)
  repeat.ariaDisabled = String(!canRepeat(table))
  refill.hidden = account !== undefined || !isEmpty(table)
  if (spin) spin.ariaDisabled = String(!canSpin(table))
  document.body.dataset.phase = phase
  drawFelt({ placed, isOpen: isOpen(table), fallen: isSettled ? pocket : undefined })
  showPast(part('past', HTMLElement), past)
  renderHub()
}

function watchClock(): void {
  if (table.closesAt === undefined) clock.reset(bettingFor / 1000)
  else if (!clock.isRunning()) {
    clock.start(
      bettingFor,
      () => secondsLeft(table, performance.now()),
      () => void turn(),
    )
  }
}

function set(next: typeof table): void {
  table = next
  render()
  watchClock()
}

/** Shows the bets, or why a bet was refused. */
function show(moved: { table: typeof table; refusal?: Refusal }, words: () => string): void {
  set(moved.table)
  result.textContent = moved.refusal ? refusalWords(moved.refusal, table) : words()
}

function lay(spot: Spot): void {
  show(chipLaid(table, spot, performance.now()), () => laidWords(spot, table.placed))
}

/** Reports the turn and ends it. */
async function end(bet: number): Promise<void> {
  const balance = await account?.report({ bet: bet / 100, win: table.total / 100 })
  if (account && balance === undefined) {
    set(halted(table))
    result.textContent = refusalWords('halted', table)
    return
  }
  set(settled(table, balance === undefined ? undefined : Math.round(balance * 100)))
  const { pocket = 0, placed, total } = table
  result.textContent = turnResult(pocket, placed, total, table.balance)
  if (total > bet) sound.win(total / bet)
  tell({ event: 'balance', balance: table.balance / 100, win: total / 100 })
}

async function turn(): Promise<void> {
  if (table.phase === 'spinning') return
  if (!canSpin(table)) {
    result.textContent = 'Pune întâi un jeton pe masă.'
    return
  }
  const begun = spun(table, bits)
  const bet = stakedOn(begun.placed)
  set(begun)
  result.textContent = 'Pariurile sunt închise.'
  tell({ event: 'spin', bet: bet / 100 })
  sound.start()
  await wheel.throwTo(begun.pocket ?? 0)
  sound.reelStops(0)
  await end(bet)
}

spin?.addEventListener('click', () => void turn())
less.addEventListener('click', () => set(chipMoved(table, -1)))
more.addEventListener('click', () => set(chipMoved(table, 1)))
clear.addEventListener('click', () => {
  if (clear.ariaDisabled === 'true') return
  set(cleared(table))
  result.textContent = 'Masa este goală.'
})
repeat.addEventListener('click', () => {
  if (!canRepeat(table)) return
  show(repeated(table, performance.now()), () => `Aceleași pariuri: ${lei(stakedOn(table.placed))}.`)
})
refill.addEventListener('click', () => {
  set(refilled(table))
  result.textContent = `Soldul este din nou ${lei(table.balance)}.`
  tell({ event: 'balance', balance: table.balance / 100, win: 0 })
  less.focus()
})
document.getElementById('close')?.addEventListener('click', () => leave(tell))

render()
watchClock()
tell({ event: 'ready' })
