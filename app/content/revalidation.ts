import type { ShouldRevalidateFunctionArgs } from 'react-router-dom'

// State of the document, since `shouldRevalidate` receives no context and so no visit.
let revalidating = false

/** Runs `work`; until it ends every loader revalidates, although the address has not changed. */
export async function runLoadersDuring(work: () => Promise<void>): Promise<void> {
  revalidating = true
  try {
    await work()
  } finally {
    revalidating = false
  }
}

/** Whether every loader has to revalidate now. */
export const isRevalidating = (): boolean => revalidating

/** Whether the path changes: order, flags and history entries of closed modals do not make another page. */
export const pageChanges = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  revalidating || currentUrl.pathname !== nextUrl.pathname
