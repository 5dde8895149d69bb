import { useRef, useState } from 'react'
import { storeOf, useVisit } from '#app/platform/visit.ts'
import { createAuth } from '../session/auth.ts'
import { memory } from '../session/cookies.ts'
import type { Result, Terms } from '../session/results.ts'
import { sessionServices } from '../session/sessionServices.ts'
import { followRedirect } from './followRedirect.ts'
import { reasonOf } from './refusalMessage.ts'

export type Login = { username: string; password: string; rememberMe: boolean }

/** The step of the dialog: name and password, new terms, or a new password (AUT-09). */
type Step = { at: 'name' } | { at: 'terms'; terms: Terms } | { at: 'password' }

type State = {
  step: Step
  pending: boolean
  /** Why the last attempt was refused, as the platform's reason. */
  refusal?: string
}

const atStart: State = { step: { at: 'name' }, pending: false }

/** The step that the platform demands before it accepts the same name and password. */
function nextStep(result: Result): Step | undefined {
  if (!('refused' in result)) return undefined
  const { reason, terms } = result.refused
  if (reason === 'terms-changed' && terms) return { at: 'terms', terms }
  return reason === 'password-must-change' ? { at: 'password' } : undefined
}

/** The steps of the login; name and password stay in memory until the dialog closes. */
export function useLogin() {
  const visit = useVisit()
  const [state, setState] = useState(atStart)
  const [kept, keep] = useState<Login>()
  const cancelled = useRef(false)

  /** Runs `task` and shows its next step, or the reason of its refusal. */
  async function wait(task: () => Promise<Result>): Promise<void> {
    setState(({ step }) => ({ step, pending: true }))
    const result = await task()
    if (cancelled.current) return
    const step = nextStep(result)
    followRedirect(result)
    setState((before) =>
      step ? { step, pending: false } : { ...before, pending: false, refusal: reasonOf(result) },
    )
  }

  const logIn = (login: Login): Promise<Result> => {
    keep(login)
    return sessionServices(visit).session.login(login)
  }

  /** Waits for `change`, then logs in again with `login` (AUT-09). */
  async function after(
    change: Promise<{ errorCode: number; reason?: string }>,
    login: Login,
  ): Promise<Result> {
    const { errorCode, reason = 'unavailable' } = await change
    return errorCode === 0 ? logIn(login) : { refused: { reason } }
  }

  /** Runs a change of the account that may also fail without an answer. */
  const change = (ask: (login: Login) => Promise<Result>) =>
    wait(async () => {
      if (!kept) return { failed: undefined }
      return ask(kept).catch((failed: unknown): Result => ({ failed }))
    })

  /** Restores the session that the platform has now; `remember` is the name to remember in this browser, if any. */
  async function adopt(remember: string | undefined): Promise<Result> {
    const { session, tellTabs } = sessionServices(visit)
    await session.rested()
    session.check()
    await session.rested()
    const { player } = storeOf(visit, createAuth).getSnapshot()
    if (!player) return { refused: { reason: 'unavailable' } }
    if (player.username === remember) memory.write(remember)
    else memory.forget()
    tellTabs('login')
    return { player }
  }

  return {
    ...state,
    kept,
    /** Another part of the page has logged a player in at the platform. */
    adopt: (remember: string | undefined) => void wait(() => adopt(remember)),
    logIn: (login: Login) => void wait(() => logIn(login)),
    acceptTerms(version: string) {
      void change((login) => {
        const { platform } = sessionServices(visit)
        const { username } = login
        return after(platform.validateTermsVersion({ username, version, accepted: true }), login)
      })
    },
    changePassword(newPassword: string) {
      void change((login) => {
        const { username, password } = login
        const asked = sessionServices(visit).platform.validatePasswordChange({
          username,
          password,
          newPassword,
        })
        return after(asked, { ...login, password: newPassword })
      })
    },
    /** The dialog was closed: the result of a running login is ignored. */
    cancel(): void {
      cancelled.current = true
      if (state.pending) sessionServices(visit).session.logout({ forget: false })
    },
  }
}
