import type { Page } from 'playwright'
import { ROUND_TRIP } from '../browser.ts'
import { marks, type Side, type Target } from '../firstView/tap.ts'
import { fillIn, PLAYER_HEADER } from '../player/visitor.ts'
import type { Goal, Sight } from '../watch.ts'
import { handPaths } from './handPages.ts'

/** What a person does: touches what a selector names, types a letter into the field that has the focus, or goes back. */
export type Act = { touch: string } | { letter: string } | 'back'

type Step = { act: Act; goals: readonly Goal[] }

/** Presses on one side, one after another: the path of the page they begin on, and where each leads. */
export type Way = {
  path: string
  /** What comes before the first press and is not timed. */
  prepare?: (page: Page) => Promise<unknown>
  steps: readonly Step[]
}

/** What is waited for. */
export type Aim = {
  what: string
  /** Most milliseconds it may take. */
  most?: number
  /** Milliseconds that it takes at least, where no page by hand does the same. */
  least?: number
}

/** Presses of one visit; `aims` are the goals of all its steps in order, the same on both sides. */
export type Journey = { aims: readonly Aim[]; ways: { ours: Way; byHand?: Way } }

/** The game and the category that are pressed. */
export type Pressed = { game: { code: string; name: string }; category: Target }

const seen = (selector: string, more: Omit<Sight, 'selector'> = {}): Sight => ({
  selector,
  inView: true,
  ...more,
})

/** A link that is followed before scripts have taken over the lobby leads to the same details as a page; facts may stand below the fold of the sheet. */
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
          // On a phone the game has a page of its own.
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

/** The common presses, by the visits they are made in. */
export const journeysOf = ({ game, category }: Pressed): Journey[] => [
  toDetails(game),
  toCategory(category),
  toPlayer(),
  toResults(),
]
