/** Whether the visitor points with a finger. */
export const isTouch = (): boolean => window.matchMedia('(pointer: coarse)').matches
