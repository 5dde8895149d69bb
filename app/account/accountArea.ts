/** Id of the end of the header, whoever is here. */
export const ACCOUNT_AREA = 'account-area'

/** Where the focus goes when what had it left with a login or a logout. */
export const accountArea = (): HTMLElement | null => document.getElementById(ACCOUNT_AREA)
