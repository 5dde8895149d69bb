/** Whether motion is unwanted: by the system, or by the page that has opened the game. */
export const isStill = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ||
  document.documentElement.dataset.motion === 'quiet'
