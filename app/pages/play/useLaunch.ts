import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import type { PlaySlice } from '#app/api/contract/pageSlices.ts'
import { type Trouble, troubleOf } from '#app/api/errors.ts'
import { type LaunchFailure, type LaunchResult, launchGame, openingOf } from '#app/domain/launch/launch.ts'
import { type ClientPlatform, clientPlatformOf, type PlayMode } from '#app/domain/launch/template.ts'
import { launchUrlFrom, type PlayerToken } from '#app/domain/launch/url.ts'
import { track } from '#app/integrations/analytics.ts'
import { notify } from '#app/notices/notify.ts'
import { checkPassword, unlockedUrls } from '#app/queries/password.ts'
import { launchEvent } from './launchEvent.ts'
import { launchSession } from './launchSession.ts'

/** A question for the password of a game that is not published yet; `undefined` closes it. */
export type Question = { onAnswer: (password: string | undefined) => void }

type LaunchOptions = {
  /** Leaves the page, where there is nothing to play. */
  stop: () => void
  /** With what the provider knows the player; for money only. */
  token?: () => Promise<PlayerToken>
  /** The game has begun. */
  onStart?: () => void
}

/** What there is to play, or why there is nothing yet. */
export type Launch =
  | { at: 'waiting'; question?: Question }
  /** The game runs within the page. */
  | { at: 'running'; url: string }
  /** The game has an address of its own, which a phone opens. */
  | { at: 'leaving'; url: string }
  /** It could not begin; the player decides about another try. */
  | { at: 'failed'; trouble: Trouble }

type Outcome = { url: string; external: boolean } | { trouble: Trouble }

const isTouch = (): boolean => window.matchMedia('(pointer: coarse)').matches

/** Asks a person for the password, in a dialog that `show` draws; `undefined` when it was closed. */
const askPassword = (show: (question: Question | undefined) => void) =>
  new Promise<string | undefined>((resolve) => {
    show({
      onAnswer(password) {
        show(undefined)
        resolve(password)
      },
    })
  })

/** Starts the game: password, address, session (LCH-02). Rejects where something could not be asked. */
function useBegin(
  game: PlaySlice,
  mode: PlayMode,
  token: LaunchOptions['token'],
  platform: () => ClientPlatform,
) {
  const { locale } = useIntl()
  const [question, setQuestion] = useState<Question>()
  const { code: gameCode } = game.tile
  const begin = useEffectEvent(() =>
    launchGame(
      { gameCode, requirePassword: game.password, mode },
      {
        store: launchSession,
        askPassword: () => askPassword(setQuestion),
        checkPassword,
        url: async (password) => {
          const urls = password === undefined ? game : await unlockedUrls(gameCode, password)
          return launchUrlFrom(urls[mode], {
            gameCode,
            mode,
            platform: platform(),
            languageCode: locale,
            token: await token?.(),
          })
        },
      },
    ),
  )
  return { begin, question }
}

/**
 * Starts the game once and leaves nothing behind when the page goes: password, address, session (LCH-02). Phones go
 * on to the game's own address (LCH-06): to a demo at once, to a game for money when the player has read how to come back.
 */
export function useLaunch(game: PlaySlice, mode: PlayMode, { stop, token, onStart }: LaunchOptions) {
  const { formatMessage } = useIntl()
  const [outcome, setOutcome] = useState<Outcome>()
  const [tries, setTries] = useState(0)
  const platform = () => clientPlatformOf(isTouch())
  const { begin, question } = useBegin(game, mode, token, platform)

  function fail({ error, text, trouble }: LaunchFailure): void {
    if (trouble) setOutcome({ trouble })
    else {
      const words = text && { text: formatMessage({ id: text }) }
      void notify({ type: 'alert', title: formatMessage({ id: error }), ...words })
      stop()
    }
  }

  const settle = useEffectEvent((result: LaunchResult) => {
    if (result.status === 'failed') return fail(result)
    if (result.status === 'cancelled') return stop()
    if (result.status !== 'started') return
    const { external } = openingOf(result.session, platform())
    if (external && mode === 'real') return setOutcome({ url: external, external: true })
    track(launchEvent(game, mode))
    onStart?.()
    if (external) location.replace(external)
    else setOutcome({ url: result.session.url, external: false })
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try is a start of its own
  useEffect(() => {
    let here = true
    void begin().then(
      (result) => {
        if (here) settle(result)
        // A game that runs by now is another one.
        else if (result.status === 'started') launchSession.clear()
      },
      (error: unknown) => here && setOutcome({ trouble: troubleOf(error) }),
    )
    return () => {
      here = false
      launchSession.clear()
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
