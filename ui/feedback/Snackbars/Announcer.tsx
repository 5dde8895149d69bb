import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import type { Snackbar } from './snackbarQueue.ts'

/** Milliseconds after which an announced text is removed, so that it is not read twice. */
const ANNOUNCED_MS = 1000

/** Announces each snackbar once: errors assertively, others politely. Both live regions are rendered from the start. */
export function Announcer({ snackbars }: { snackbars: readonly Snackbar[] }) {
  const polite = snackbars.filter(({ type }) => type !== 'alert')
  const alerts = snackbars.filter(({ type }) => type === 'alert')
  return (
    <>
      <div className="visually-hidden" role="status">
        {polite.map((snackbar) => (
          <Spoken key={snackbar.id} {...snackbar} />
        ))}
      </div>
      <div className="visually-hidden" role="alert">
        {alerts.map((snackbar) => (
          <Spoken key={snackbar.id} {...snackbar} />
        ))}
      </div>
    </>
  )
}

function Spoken({ type, title, text }: Snackbar) {
  const { formatMessage } = useIntl()
  const [spoken, setSpoken] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(true), ANNOUNCED_MS)
    return () => clearTimeout(timer)
  }, [])
  if (spoken) return null
  const words = [title, text].filter(Boolean).join('. ')
  return <p>{`${formatMessage({ id: `ui.snackbars.${type}` })} ${words}`}</p>
}
