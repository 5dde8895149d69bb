/** Id of the end of the header, for guests and players alike. */
export const ACCOUNT_AREA = 'account-area'

/** The element that takes the focus when a login or a logout removes the focused one. */
export const accountArea = (): HTMLElement | null => document.getElementById(ACCOUNT_AREA)
