import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { merged, openRaw, type Raw, shownOf } from './rawFeed.ts'
import { dealerOf, limitsOf, seatsOf, stateOf } from './words.ts'

function Tile({ table }: { table: Raw }) {
  return (
    <article>
      <h3>{table.ImsGameCode}</h3>
      <p>{dealerOf(table)}</p>
      <p>{stateOf(table)}</p>
      <p>{limitsOf(table)}</p>
      <p>
        {seatsOf(table).map((free, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats keep their order
          <i key={at} className={free ? 'dot free' : 'dot'} />
        ))}
      </p>
    </article>
  )
}

const put = (tables: ReadonlyMap<string, Raw>, record: Raw[] | Raw): Map<string, Raw> => {
  const next = new Map(tables)
  for (const one of Array.isArray(record) ? record : [record]) {
    next.set(one.ImsGameCode, merged(next.get(one.ImsGameCode), one))
  }
  return next
}

/** All tables in one state, set with each message: the simplest implementation. */
function Tables({ hub }: { hub: string }) {
  const [tables, setTables] = useState<ReadonlyMap<string, Raw>>(new Map())
  useEffect(() => {
    void openRaw(hub, (records) => {
      for (const record of records) setTables((before) => put(before, record))
    })
  }, [hub])
  return shownOf(tables.values()).map((table) => <Tile key={table.ImsGameCode} table={table} />)
}

/** A React list without any optimisation. */
export async function showNaive(root: HTMLElement, hub: string): Promise<void> {
  createRoot(root).render(<Tables hub={hub} />)
}
