import { type ReactNode, useEffect, useRef, useState } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'
import { usePreview } from '#app/content/pageContexts.ts'
import { addressOf } from '#app/domain/addresses.ts'
import { withFlags } from '#app/domain/flags.ts'
import { withPreview } from '#app/domain/preview.ts'
import { usePageNavigation } from '#app/navigation/usePageNavigation.ts'
import { visitQuery } from '#app/platform/flags.ts'
import { useVisit } from '#app/platform/visit.ts'
import { useAuth, useGuestReason } from '../session/auth.ts'
import { LoginGate } from './LoginGate.tsx'
import { type LoginReason, requireLogin } from './requireLogin.ts'

/** Navigates to the lobby after a logout on a page for players (RTE-09). */
function useLeaveWithPlayer(isPlayer: boolean): void {
  const navigate = usePageNavigation()
  const lobby = withFlags(withPreview(addressOf('lobby'), usePreview()), visitQuery)
  const was = useRef(isPlayer)
  useEffect(() => {
    if (was.current && !isPlayer) navigate(lobby, { replace: true })
    was.current = isPlayer
  }, [isPlayer, navigate, lobby])
}

/** Opens the login dialog once after a press on a link to this page; leaving the page closes it. */
function useLoginPrompt(reason: LoginReason | undefined): void {
  const visit = useVisit()
  const way = useNavigationType()
  useEffect(() => {
    // A direct load or a return by Back is not a press.
    if (!reason || way === NavigationType.Pop) return
    const left = new AbortController()
    void requireLogin(visit, reason, left.signal)
    return () => left.abort()
  }, [visit, reason, way])
}

/** Whether the player's session has ended without a logout. */
function useHasLostSession(isPlayer: boolean): boolean {
  const reason = useGuestReason()
  const [entered, setEntered] = useState(isPlayer)
  if (isPlayer && !entered) setEntered(true)
  return entered && reason !== undefined
}

type PlayersOnlyProps = {
  title: string
  /** Keeps the page after a session that ended by itself, with a message and a login link. @default false */
  outlivesSession?: boolean
  /** Shown to visitors who are not logged in. @default the login links */
  gate?: ReactNode
  /** The action of a guest who pressed a link to this page: then the login dialog opens by itself. */
  asks?: LoginReason
  children: ReactNode
}

/** Shows its content to players only, and a gate with the login links to everyone else (RTE-09). */
export function PlayersOnly({ title, outlivesSession = false, gate, asks, children }: PlayersOnlyProps) {
  const { player } = useAuth()
  const isPlayer = player !== undefined
  const hasLostSession = useHasLostSession(isPlayer)
  const stays = isPlayer || (outlivesSession && hasLostSession)
  useLeaveWithPlayer(stays)
  useLoginPrompt(asks)
  return stays ? children : (gate ?? <LoginGate title={title} />)
}
