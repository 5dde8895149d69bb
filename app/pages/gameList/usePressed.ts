import { useEffect } from 'react'
import { withChoice } from '#app/domain/filters/parts.ts'
import type { FlagKind } from '#app/domain/filters/state.ts'
import type { Change } from '#app/domain/filters/store.ts'

/** Carries out what was pressed before the whole list was there, once. */
export function usePressed(pressed: readonly FlagKind[], onApply: (change: Change) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the list has come
  useEffect(() => {
    if (pressed.length > 0)
      onApply((state) => pressed.reduce((own, kind) => withChoice(own, { kind }), state))
  }, [])
}
