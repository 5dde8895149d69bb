import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import type { LaunchUrls, PlaySlice } from '#app/api/contract/pageSlices.ts'
import { type LaunchResult, launchGame, openingOf } from '#app/domain/launch/launch.ts'
import { clientPlatformOf, type PlayMode } from '#app/domain/launch/template.ts'
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
  token?: () => Promise<PlayerToken | undefined>
  /** The game has begun. */
  onStart?: () => void
}

const none: LaunchUrls = { demo: {}, real: {} }

const isTouch = (): boolean => window.matchMedia('(pointer: coarse)').matches

/**
 * Starts the game once and leaves nothing behind when the page goes: password, address, session (LCH-02). Phones go
 * on to the game's own address (LCH-06).
 */
export function useLaunch(game: PlaySlice, mode: PlayMode, { stop, token, onStart }: LaunchOptions) {
  const { formatMessage, locale } = useIntl()
  const [question, setQuestion] = useState<Question>()
  const session = useSyncExternalStore(launchSession.subscribe, launchSession.getSnapshot, () => undefined)
  const { code } = game.tile
  const platform = () => clientPlatformOf(isTouch())

  const askPassword = () =>
    new Promise<string | undefined>((resolve) => {
      setQuestion({
        onAnswer: (password) => {
          setQuestion(undefined)
          resolve(password)
        },
      })
    })

  const settle = useEffectEvent((result: LaunchResult) => {
    if (result.status === 'failed') {
      const { error, text } = result
      void notify({
        type: 'alert',
        title: formatMessage({ id: error }),
        ...(text && { text: formatMessage({ id: text }) }),
      })
    }
    if (result.status === 'failed' || result.status === 'cancelled') stop()
    if (result.status !== 'started') return
    track(launchEvent(game, mode))
    onStart?.()
    const { external } = openingOf(result.session, platform())
    if (external) location.replace(external)
  })

  const begin = useEffectEvent(() =>
    launchGame(
      { gameCode: code, requirePassword: game.password, mode },
      {
        store: launchSession,
        askPassword,
        checkPassword,
        url: async (password) => {
          const urls = password === undefined ? game : await unlockedUrls(code, password).catch(() => none)
          return launchUrlFrom(urls[mode], {
            gameCode: code,
            mode,
            platform: platform(),
            languageCode: locale,
            token: await token?.(),
          })
        },
      },
    ),
  )

  useEffect(() => {
    let here = true
    void begin().then((result) => {
      if (here) settle(result)
      // A game that runs by now is another one.
      else if (result.status === 'started') launchSession.clear()
    })
    return () => {
      here = false
      launchSession.clear()
    }
  }, [])

  const isThis = session?.gameCode === code && session.mode === mode
  return { url: isThis ? session.url : undefined, question }
}
