import type { ShouldRevalidateFunctionArgs } from 'react-router-dom'

// State of the document, since `shouldRevalidate` is not told the visit.
let renewing = false

/** Runs `work` and lets every loader run again during it, although the address has not changed. */
export async function renew(work: () => Promise<void>): Promise<void> {
  renewing = true
  try {
    await work()
  } finally {
    renewing = false
  }
}

/** Whether all loaders are to run again now. */
export const isRenewing = (): boolean => renewing

/** Whether the path changes: order, flags and history entries of closed modals do not make another page. */
export const pageChanges = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  renewing || currentUrl.pathname !== nextUrl.pathname
