import { type ReactNode, useEffect, useRef, useState } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'
import { addressOf } from '#app/domain/addresses.ts'
import { withFlags } from '#app/domain/flags.ts'
import { withPreview } from '#app/domain/preview.ts'
import { usePageNavigation } from '#app/history/usePageNavigation.ts'
import { usePreview } from '#app/lib/Edition.ts'
import { visitQuery } from '#app/lib/flags.ts'
import { useAuth, useGuestReason } from '#app/session/auth.ts'
import { type LoginReason, requireLogin } from '#app/session/requireLogin.ts'
import { Page } from '#ui/layout/Page'
import { LoginGate } from './LoginGate.tsx'

/** Whoever logs out on a page for players is led to the lobby (RTE-09). */
function useLeaveWithPlayer(isPlayer: boolean): void {
  const navigate = usePageNavigation()
  const lobby = withFlags(withPreview(addressOf('lobby'), usePreview()), visitQuery)
  const was = useRef(isPlayer)
  useEffect(() => {
    if (was.current && !isPlayer) navigate(lobby, { replace: true })
    was.current = isPlayer
  }, [isPlayer, navigate, lobby])
}

/** Asks whoever has come here by a press on Play to log in, once, as long as they stay. */
function useAsk(reason: LoginReason | undefined): void {
  const way = useNavigationType()
  useEffect(() => {
    // Opened by its address, and come back to, nobody has pressed anything yet.
    if (!reason || way === NavigationType.Pop) return
    const left = new AbortController()
    void requireLogin(reason, left.signal)
    return () => left.abort()
  }, [reason, way])
}

/** Whether the player who has been here lost their session without wishing it. */
function useHasLostSession(isPlayer: boolean): boolean {
  const reason = useGuestReason()
  const [entered, setEntered] = useState(isPlayer)
  if (isPlayer && !entered) setEntered(true)
  return entered && reason !== undefined
}

type PlayersOnlyProps = {
  title: string
  /** A session that ends by itself leaves the page where it is: it says so and leads back in. @default false */
  outlivesSession?: boolean
  /** Nothing stands around it: the way in needs a page of its own. @default false */
  framed?: boolean
  /** What a visitor wanted who pressed their way here: then the login dialog opens by itself. */
  asks?: LoginReason
  children: ReactNode
}

/** What only players see; to everybody else the way in (RTE-09). */
export function PlayersOnly({
  title,
  outlivesSession = false,
  framed = false,
  asks,
  children,
}: PlayersOnlyProps) {
  const { player } = useAuth()
  const isPlayer = player !== undefined
  const hasLostSession = useHasLostSession(isPlayer)
  const stays = isPlayer || (outlivesSession && hasLostSession)
  useLeaveWithPlayer(stays)
  useAsk(asks)
  if (stays) return children
  const gate = <LoginGate title={title} />
  return framed ? <Page>{gate}</Page> : gate
}
