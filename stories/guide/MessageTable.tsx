// Every text of the kit and the site in all its forms, the longest first.
import { useState } from 'react'
import { gameMessages } from '#app/platform/messages/gameMessages.ts'
import { liveMessages } from '#app/platform/messages/liveMessages.ts'
import { messages } from '#app/platform/messages/messages.ts'
import { moreMessages } from '#app/platform/messages/moreMessages.ts'
import { previewMessages } from '#app/platform/messages/previewMessages.ts'
import { kitMessages } from '#ui/foundation/messages/kit.ts'
import { messageForms } from './messageForms.ts'
import './componentIndex.css'
import './propTable.css'

const all: Record<string, unknown> = {
  ...messages,
  ...moreMessages,
  ...gameMessages,
  ...liveMessages,
  ...previewMessages,
  ...kitMessages,
}

const rows = Object.entries(all)
  .map(([id, text]) => {
    const forms = messageForms(String(text))
    return { id, forms, longest: Math.max(...forms.map((form) => [...form].length)) }
  })
  .sort((one, other) => other.longest - one.longest)

export function MessageTable() {
  const [query, setQuery] = useState('')
  const asked = query.toLowerCase()
  const found = rows.filter(({ id, forms }) => [id, ...forms].join(' ').toLowerCase().includes(asked))
  return (
    <div className="componentIndex">
      <label>
        Caută un text sau un id
        <input type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
      </label>
      <p role="status">
        {found.length} din {rows.length} de texte
      </p>
      <table className="propTable">
        <thead>
          <tr>
            <th scope="col">Text</th>
            <th scope="col">Semne</th>
            <th scope="col">Id</th>
          </tr>
        </thead>
        <tbody>
          {found.map(({ id, forms, longest }) => (
            <tr key={id}>
              <td>
                {forms.map((form) => (
                  <div key={form}>{form}</div>
                ))}
              </td>
              <td>{longest}</td>
              <td>
                <code>{id}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
