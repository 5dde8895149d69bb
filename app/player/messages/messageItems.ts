import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { PlayerMessage } from '#app/api/contract/player/platform.ts'
import type { Interruption } from '#app/domain/interruptions.ts'
import { interruptionKindOf, occasionOf, offeredBonus } from '#app/domain/playerMessages.ts'
import { useStored, useVisit } from '#app/platform/visit.ts'
import { dismissedBefore, messagesQuery } from '../data/messages.ts'
import { createAfterLogoutMessages } from './afterLogoutMessages.ts'

/** Messages that may be shown now: the player's own, or after a logout those that follow it. */
export function useShowableMessages(mayBeOffered: boolean): readonly PlayerMessage[] {
  const { data } = useQuery({ ...messagesQuery, enabled: false })
  const farewells = useStored(createAfterLogoutMessages)
  return useMemo(() => {
    const own = data?.filter((message) => occasionOf(message) === 'now') ?? farewells
    return mayBeOffered ? own : own.filter((message) => offeredBonus(message) === undefined)
  }, [data, farewells, mayBeOffered])
}

/** Id of a message among all interruptions. */
export const itemIdOf = ({ id }: PlayerMessage): string => `message-${id}`

/** The interruptions of messages, with the titles of the list. */
export function useMessageItems(messages: readonly PlayerMessage[]): readonly Interruption[] {
  const { formatMessage } = useIntl()
  const visit = useVisit()
  return useMemo(() => {
    const dismissed = dismissedBefore(visit)
    return messages.map((message) => ({
      id: itemIdOf(message),
      kind: interruptionKindOf(message),
      title: message.title ?? formatMessage({ id: 'messages.title' }),
      dismissed: dismissed.includes(message.id),
    }))
  }, [messages, formatMessage, visit])
}
