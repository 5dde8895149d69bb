/** Dispatches a window event for other scripts of the page; it carries no personal data. */
export const dispatchWindowEvent = (event: string): void => void window.dispatchEvent(new CustomEvent(event))
