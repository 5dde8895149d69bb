import type { ShouldRevalidateFunctionArgs } from 'react-router-dom'

let renewing = false

/** Runs `work`, during which every loader is asked anew although the address has not changed. */
export async function renew(work: () => Promise<void>): Promise<void> {
  renewing = true
  try {
    await work()
  } finally {
    renewing = false
  }
}

/** Whether loaders are asked anew right now. */
export const isRenewing = (): boolean => renewing

/** A page is asked for anew with its path only: order, flags and entries that a modal left are the same page. */
export const pageChanges = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  renewing || currentUrl.pathname !== nextUrl.pathname
