import { useEffect } from 'react'
import { type QuickKind, withQuick } from '#app/domain/filters/quick.ts'
import type { Change } from '#app/domain/filters/store.ts'

/** Applies the switches that were pressed before the whole list had loaded, once. */
export function useApplyPressed(pressed: readonly QuickKind[], onApply: (change: Change) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the list mounts
  useEffect(() => {
    if (pressed.length > 0) onApply((state) => pressed.reduce(withQuick, state))
  }, [])
}
