import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import type { PlaySlice } from '#app/api/contract/pageSlices.ts'
import { requestFailureOf } from '#app/api/errors.ts'
import { type LaunchFailure, type LaunchResult, launchGame, openingOf } from '#app/domain/launch/launch.ts'
import { createLaunchSession } from '#app/domain/launch/session.ts'
import { type ClientPlatform, clientPlatformOf, type PlayMode } from '#app/domain/launch/template.ts'
import { launchUrlFrom, type PlayerToken } from '#app/domain/launch/url.ts'
import { track } from '#app/platform/analytics/track.ts'
import { isTouch } from '#app/platform/isTouch.ts'
import { notify } from '#app/platform/notices/notify.ts'
import { createPreferences } from '#app/platform/preferences.ts'
import { useStore, useVisit } from '#app/platform/visit.ts'
import { currentLook } from './currentLook.ts'
import type { LaunchTroubleName } from './LaunchTrouble.tsx'
import { launchEvent } from './launchEvent.ts'
import { checkPassword, unpublishedLaunchUrls } from './password.ts'

/** A request for the password of an unpublished game; `undefined` closes the dialog. */
export type Question = { onAnswer: (password: string | undefined) => void }

type LaunchOptions = {
  /** Leaves the page when the game cannot be played. */
  stop: () => void
  /** Loads the token that identifies the player to the provider; only for money. */
  token?: () => Promise<PlayerToken>
  /** Called when the game has started. */
  onStart?: () => void
}

/** The game's address, or why there is none yet. */
export type Launch =
  | { at: 'waiting'; question?: Question }
  /** The game runs within the page. */
  | { at: 'running'; url: string }
  /** The game has its own address, which a phone opens. */
  | { at: 'leaving'; url: string }
  /** The launch failed; the player may retry. */
  | { at: 'failed'; trouble: LaunchTroubleName }

type Outcome = { url: string; external: boolean } | { trouble: LaunchTroubleName }

/** Asks for the password in the dialog that `show` renders; `undefined` if it was closed. */
const askPassword = (show: (question: Question | undefined) => void) =>
  new Promise<string | undefined>((resolve) => {
    show({
      onAnswer(password) {
        show(undefined)
        resolve(password)
      },
    })
  })

/** Starts the game: password, address, session (LCH-02). Rejects if a request fails. */
function useBegin(
  game: PlaySlice,
  mode: PlayMode,
  token: LaunchOptions['token'],
  platform: () => ClientPlatform,
) {
  const { locale } = useIntl()
  const store = useStore(createLaunchSession)
  const preferences = useStore(createPreferences)
  const [question, setQuestion] = useState<Question>()
  const { code: gameCode } = game.tile
  const begin = useEffectEvent(() =>
    launchGame(
      { gameCode, requirePassword: game.password, mode },
      {
        store,
        askPassword: () => askPassword(setQuestion),
        checkPassword,
        url: async (password) => {
          const urls = password === undefined ? game : await unpublishedLaunchUrls(gameCode, password)
          return launchUrlFrom(urls[mode], {
            gameCode,
            mode,
            platform: platform(),
            languageCode: locale,
            look: currentLook(preferences.getSnapshot().sound),
            token: await token?.(),
          })
        },
      },
    ),
  )
  return { begin, question }
}

/**
 * Starts the game once, and ends it with the component: password, address, session (LCH-02). A phone opens the game's
 * own address (LCH-06): of a demo at once, of a game for money after the player has read how to return.
 */
export function useLaunch(game: PlaySlice, mode: PlayMode, { stop, token, onStart }: LaunchOptions) {
  const { formatMessage } = useIntl()
  const visit = useVisit()
  const session = useStore(createLaunchSession)
  const [outcome, setOutcome] = useState<Outcome>()
  const [tries, setTries] = useState(0)
  const platform = () => clientPlatformOf(isTouch())
  const { begin, question } = useBegin(game, mode, token, platform)

  function fail({ error, text, trouble }: LaunchFailure): void {
    if (trouble) setOutcome({ trouble })
    else {
      const words = text && { text: formatMessage({ id: text }) }
      void notify(visit, { type: 'alert', title: formatMessage({ id: error }), ...words })
      stop()
    }
  }

  const settle = useEffectEvent((result: LaunchResult) => {
    if (result.status === 'failed') return fail(result)
    if (result.status === 'cancelled') return stop()
    if (result.status !== 'started') return
    const { external } = openingOf(result.session, platform())
    if (external && mode === 'real') return setOutcome({ url: external, external: true })
    track(visit, launchEvent(visit, game, mode))
    onStart?.()
    if (external) location.replace(external)
    else setOutcome({ url: result.session.url, external: false })
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt starts the game again
  useEffect(() => {
    let here = true
    void begin().then(
      (result) => {
        if (here) settle(result)
        // Unmounted meanwhile: ends this game. If it did not start, a running game is another one.
        else if (result.status === 'started') session.clear()
      },
      (error: unknown) => here && setOutcome({ trouble: requestFailureOf(error) }),
    )
    return () => {
      here = false
      session.clear()
    }
  }, [tries])

  const retry = useCallback(() => {
    setOutcome(undefined)
    setTries((before) => before + 1)
  }, [])
  return { launch: launchOf(outcome, question), retry }
}

function launchOf(outcome: Outcome | undefined, question: Question | undefined): Launch {
  if (!outcome) return { at: 'waiting', ...(question && { question }) }
  if ('trouble' in outcome) return { at: 'failed', trouble: outcome.trouble }
  return { at: outcome.external ? 'leaving' : 'running', url: outcome.url }
}
