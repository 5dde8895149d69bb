/** Draws some links as if a pointer were over them, and some as if they had the focus. */
export function showStates(root: HTMLElement, { hover, focus }: { hover: number[]; focus: number[] }) {
  const targets = [...root.querySelectorAll('a, button')]
  for (const index of hover) targets[index]?.classList.add('show-hover')
  for (const index of focus) targets[index]?.classList.add('show-focus')
}
