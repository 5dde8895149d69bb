/** Sends an event to the window for other parts of the page; it carries nothing about anybody. */
export const sayToWindow = (event: string): void => void window.dispatchEvent(new CustomEvent(event))
