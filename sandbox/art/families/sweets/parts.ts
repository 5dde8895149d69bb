/** Part that several sweets figures share: tones. */
export const tones = ['#ff4f9a', '#ffb01f', '#3ad0ff', '#7ae04a', '#b45aff', '#ff5a4a']
