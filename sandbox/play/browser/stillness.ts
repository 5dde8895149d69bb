const reduced = matchMedia('(prefers-reduced-motion: reduce)')

/** Whether motion is unwanted: by the system, or by the page that has opened the game. */
export const isStill = (): boolean => reduced.matches || document.documentElement.dataset.motion === 'quiet'
