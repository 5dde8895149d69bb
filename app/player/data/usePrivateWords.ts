import { useEffect } from 'react'
import { createPrivateWords } from '#app/platform/errors/privateWords.ts'
import { useStore } from '#app/platform/visit.ts'
import { useFact } from './fact.ts'
import { infoQuery } from './playerQueries.ts'

/** Registers the player's data as private words, which error reports leave out (ERR-05); the session adds the username. */
export function usePrivateWords(): void {
  const { add } = useStore(createPrivateWords)
  const { fact } = useFact(infoQuery)
  const info = fact.state === 'known' ? fact.value : undefined
  useEffect(() => {
    if (info) add([info.userId, info.username, info.playerClientId, info.phone, info.email, info.city])
  }, [add, info])
}
