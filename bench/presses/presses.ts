import type { Page } from 'playwright'
import { ROUND_TRIP } from '../browser.ts'
import { marks, type Side, type Target } from '../firstView/tap.ts'
import { fillIn, PLAYER_HEADER } from '../player/visitor.ts'
import type { Goal, Sight } from '../watch.ts'
import { handPaths } from './handPages.ts'

/** A person's action: touches a selector, types a letter into the focused field, or goes back. */
export type Act = { touch: string } | { letter: string } | 'back'

type Step = { act: Act; goals: readonly Goal[] }

/** Presses on one side in order: the path of the start page, and the goal of each. */
export type Way = {
  path: string
  /** Runs before the first press and is not timed. */
  prepare?: (page: Page) => Promise<unknown>
  steps: readonly Step[]
}

/** A measured goal. */
export type Aim = {
  what: string
  /** Highest time in milliseconds. */
  most?: number
  /** Lower bound in milliseconds, if no hand-written page does the same. */
  least?: number
}

/** Presses of one visit; `aims` are the goals of all its steps in order, the same on both sides. */
export type Journey = { aims: readonly Aim[]; ways: { ours: Way; byHand?: Way } }

/** The pressed game and category. */
export type Pressed = { game: { code: string; name: string }; category: Target }

const seen = (selector: string, more: Omit<Sight, 'selector'> = {}): Sight => ({
  selector,
  inView: true,
  ...more,
})

/** Before hydration the link opens the same details as a page; facts may be below the fold of the sheet. */
function toDetails({ code, name }: Pressed['game']): Journey {
  const tile = `main h3 a[href="/joc/${code}"]`
  const demo = `a[href="/play/${code}/demo"]`
  const bet = { text: 'lei' }
  const page = `/joc/${code}`
  return {
    aims: [
      { what: 'tile → details, their frame with the name', most: 150 },
      { what: 'tile → details, facts that a request brings', most: ROUND_TRIP + 200 },
      { what: "details → demo, the game's first frame", most: 3 * ROUND_TRIP + 500 },
    ],
    ways: {
      ours: {
        path: '/',
        steps: [
          {
            act: { touch: tile },
            goals: [
              { path: page, sights: [seen('[role="dialog"] h2, main h1', { text: name })] },
              { path: page, sights: [{ selector: '[role="dialog"] dt, main dt', text: 'RTP' }] },
            ],
          },
          // On a phone the game has its own page.
          {
            act: { touch: `[role="dialog"] ${demo}, main ${demo}` },
            goals: [{ sights: [seen('#bet', bet)] }],
          },
        ],
      },
      byHand: {
        path: '/',
        steps: [
          {
            act: { touch: `main a[href="${page}"]` },
            goals: [
              { path: page, sights: [seen('main h1', { text: name })] },
              { path: page, sights: [seen('main dt', { text: 'RTP' })] },
            ],
          },
          {
            act: { touch: `main ${demo}` },
            goals: [{ sights: [seen('#bet', { ...bet, frame: 'iframe' })] }],
          },
        ],
      },
    },
  }
}

function toCategory({ path, heading }: Target): Journey {
  const tiles: Goal = { path: '/', sights: [seen('main a[href^="/joc/"] img, main article')] }
  const way = (side: Side): Way => ({
    path: '/',
    steps: [
      {
        act: { touch: `main a[href="${path}"]` },
        goals: [{ path, sights: [{ selector: 'main h1', text: heading }, seen(marks[side].tile)] }],
      },
      { act: 'back', goals: [tiles] },
    ],
  })
  return {
    aims: [
      { what: 'category → its first tile', most: ROUND_TRIP + 400 },
      { what: "Back → the lobby's tiles", most: 300 },
    ],
    ways: { ours: way('ours'), byHand: way('byHand') },
  }
}

function toPlayer(): Journey {
  const header = 3 * ROUND_TRIP
  return {
    aims: [
      { what: 'login → the header of a player', most: header + 200, least: header },
      { what: 'login → the balance in it', least: header },
    ],
    ways: {
      ours: {
        path: '/',
        prepare: (page) => fillIn(page, 'tap'),
        steps: [
          {
            act: { touch: '[role="dialog"] form button[type="submit"]' },
            goals: [{ sights: [seen(PLAYER_HEADER)] }, { sights: [seen(PLAYER_HEADER, { text: 'lei' })] }],
          },
        ],
      },
    },
  }
}

function toResults(): Journey {
  const letter = { letter: 'a' }
  return {
    aims: [
      { what: 'search → its panel, the field focused', most: 250 },
      { what: 'first letter → first results' },
    ],
    ways: {
      ours: {
        path: '/',
        steps: [
          {
            act: { touch: 'nav[aria-label="Navigare rapidă"] button[data-prominent]' },
            goals: [{ sights: [seen('[role="dialog"] [role="combobox"]', { focused: true })] }],
          },
          { act: letter, goals: [{ sights: [seen('[role="dialog"] [role="option"]')] }] },
        ],
      },
      byHand: {
        path: handPaths.search,
        steps: [
          { act: { touch: '#open' }, goals: [{ sights: [seen('#field', { focused: true })] }] },
          { act: letter, goals: [{ sights: [seen('#found li')] }] },
        ],
      },
    },
  }
}

/** The common presses, by visit. */
export const journeysOf = ({ game, category }: Pressed): Journey[] => [
  toDetails(game),
  toCategory(category),
  toPlayer(),
  toResults(),
]
