/** Whether a modal is open over the page. */
export const hasModal = (): boolean => document.documentElement.hasAttribute('data-modal')
