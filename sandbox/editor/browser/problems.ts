import type { PageMessage } from '#app/api/contract/cmsMessages.ts'

/** Lists the problems of the page in the frame. */
export function drawProblems(
  list: HTMLElement,
  { drawn, problems }: Extract<PageMessage, { event: 'problems' }>,
): void {
  const lines = problems.map(({ id, type, fault: { kind, field, value } }) =>
    [type, id, field, value === undefined ? kind : `${kind}: „${value}”`].filter(Boolean).join(' · '),
  )
  const shown = drawn ? lines : ['Site-ul nu a putut desena ciorna; mai încearcă.', ...lines]
  list.replaceChildren(
    ...(shown.length > 0 ? shown : ['Nicio problemă.']).map((line) => {
      const item = document.createElement('li')
      item.textContent = line
      return item
    }),
  )
}
