import type { Game } from '#app/api/contract/casino.ts'
import {
  type Beginning,
  beforeNewTerms,
  bonusHunter,
  highRoller,
  limited,
  money,
  regular,
  withMessages,
} from './beginnings.ts'
import { newcomer, type Someone } from './newcomer.ts'
import type { PlayerState } from './state.ts'

/** A person to log in as. */
export type Person = {
  username: string
  /** Initial password. */
  password: string
  /** A one-line description. */
  description: string
  /** Initial state; `games` in rank order, `now` in milliseconds since 1970. */
  begin(games: readonly Game[], now: number): PlayerState
}

const person = (someone: Someone & { description: string }, beginning: Beginning = () => ({})): Person => ({
  username: someone.username,
  password: someone.password,
  description: someone.description,
  begin: (games, now) => ({ ...newcomer(someone, now), ...beginning(games, now) }),
})

/** All people of the sandbox. */
export const people: Person[] = [
  person({
    username: 'ana.noua',
    password: 'castana-1',
    description: 'Jucătoare nouă: fără bani, fără preferate, fără istoric.',
  }),
  person(
    {
      username: 'mihai.obisnuit',
      password: 'mesteacan-2',
      description: 'Jucător obișnuit: 482,35 lei, 12 preferate, istoric și câștiguri recente.',
    },
    regular,
  ),
  person(
    {
      username: 'victor.mare',
      password: 'stejar-30',
      description: 'Miză mare: 128.450 lei, mii de runde, 200 de preferate.',
    },
    highRoller,
  ),
  person(
    {
      username: 'elena.bonus',
      password: 'trandafir-4',
      description: 'Vânătoare de bonusuri: rotiri, jetoane, bani și un bonus de acceptat.',
    },
    bonusHunter,
  ),
  person(
    {
      username: 'dan.limite',
      password: 'salcie-50',
      description: 'Are de confirmat o limită de depunere.',
    },
    limited,
  ),
  person(
    {
      username: 'irina.mesaje',
      password: 'liliac-120',
      description: 'Are câte un mesaj de fiecare fel.',
    },
    withMessages,
  ),
  person(
    {
      username: 'ioana.termeni',
      password: 'ghiocel-6',
      description: 'Intră numai după ce acceptă termenii noi.',
    },
    beforeNewTerms,
  ),
  person(
    {
      username: 'radu.parola',
      password: 'artarul-7',
      description: 'Intră numai după ce își schimbă parola.',
    },
    () => ({ refusal: 'password-must-change', balances: money(90) }),
  ),
  person(
    {
      username: 'sorin.doifactori',
      password: 'brad-verde-8',
      description: 'I se cere mereu al doilea factor, pe care sandboxul nu îl are.',
    },
    () => ({ refusal: 'second-factor-required' }),
  ),
  person(
    {
      username: 'maria.pauza',
      password: 'lavanda-9',
      description: 'Autoexclusă de la cazino: intră în cont, dar nu joacă pe bani.',
    },
    () => ({ excludedFrom: ['Casino'], excludedUntil: '2031-05-31', balances: money(150) }),
  ),
  person(
    {
      username: 'paul.exclus',
      password: 'cires-100',
      description: 'Autoexclus de tot: la intrare este trimis la pagina autoexcluderii.',
    },
    () => ({ excludedFrom: ['CrossProduct'], excludedAtLogin: true }),
  ),
  person(
    { username: 'stela.suspendata', password: 'magnolie-11', description: 'Cont suspendat: nu poate intra.' },
    () => ({ refusal: 'suspended' }),
  ),
]

/** The person with that name, in any spelling. */
export const personOf = (username: string): Person | undefined =>
  people.find((own) => own.username === username.trim().toLowerCase())
