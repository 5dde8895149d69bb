import type { Room } from './live.ts'

const names = ['analytics', 'errors']

/** The section of the collectors: shows their records and forgets them. */
export function setUpCollected({ part, call, say }: Room): () => Promise<void> {
  function show(name: string, records: readonly unknown[]): void {
    part(`collected-${name}-count`, HTMLElement).textContent = String(records.length)
    part(`collected-${name}`, HTMLPreElement).textContent = records
      .map((record) => JSON.stringify(record, null, 2))
      .join('\n')
  }

  const each = (method: string) => async () => {
    for (const name of names) show(name, await call<unknown[]>(method, `collected/${name}`))
  }

  part('collected-reload', HTMLButtonElement).addEventListener('click', () =>
    say('Citit din nou.', each('GET')),
  )
  part('collected-clear', HTMLButtonElement).addEventListener('click', () =>
    say('Nu mai este nimic adunat.', each('DELETE')),
  )
  return each('GET')
}
