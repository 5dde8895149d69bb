import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import type { Snackbar } from './snackbarQueue.ts'

/** Long enough for a screen reader to take the text over, so that nobody reads it twice afterwards (ms). */
const SPOKEN_FOR = 1000

/** Says each snackbar once: errors at once, the rest when there is a pause. Both places are there from the start. */
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
    const timer = setTimeout(() => setSpoken(true), SPOKEN_FOR)
    return () => clearTimeout(timer)
  }, [])
  if (spoken) return null
  const words = [title, text].filter(Boolean).join('. ')
  return <p>{`${formatMessage({ id: `ui.snackbars.${type}` })} ${words}`}</p>
}
