/** The stylesheet that the server wrote into the page. */
export const ownStyles = (): string => document.head.querySelector('style')?.textContent ?? ''
