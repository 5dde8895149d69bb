import type { FormEvent } from 'react'
import { useIntl } from 'react-intl'
import { AUDIENCE, MOMENT } from '#app/domain/flags.ts'
import { audienceWords, viewIn, viewQuery, withView } from '#app/domain/previewView.ts'
import { usePageLocation } from '#app/navigation/pageLocation.tsx'
import { Button } from '#ui/controls/Button'
import { useHydrating } from '#ui/foundation/useHydrating.ts'
import styles from './ViewForm.module.css'

/**
 * Chooses for whom and when the page is shown. Another view is another document, since audience and flags belong to the
 * whole visit. Hydration would reset a field, so nothing can be chosen before.
 */
export function ViewForm() {
  const { formatMessage } = useIntl()
  const { pathname, search } = usePageLocation()
  const hydrating = useHydrating()
  const shown = viewQuery(viewIn(search))
  function show(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget)
    const query = new URLSearchParams([...chosen].map(([name, value]) => [name, String(value)]))
    location.assign(pathname + withView(search, viewIn(query.toString())))
  }
  return (
    <form action={pathname} onSubmit={show}>
      <fieldset className={styles.fields} disabled={hydrating}>
        <select
          className={styles.field}
          name={AUDIENCE}
          aria-label={formatMessage({ id: 'preview.audience' })}
          title={formatMessage({ id: 'preview.audience' })}
          defaultValue={shown[AUDIENCE] ?? ''}
        >
          {['', ...audienceWords].map((audience) => (
            <option key={audience} value={audience}>
              {formatMessage({ id: 'preview.audience.name' }, { audience })}
            </option>
          ))}
        </select>
        <input
          className={styles.field}
          type="datetime-local"
          name={MOMENT}
          aria-label={formatMessage({ id: 'preview.moment' })}
          title={formatMessage({ id: 'preview.moment' })}
          defaultValue={shown[MOMENT] ?? ''}
        />
        <Button type="submit" size="s">
          {formatMessage({ id: 'preview.show' })}
        </Button>
      </fieldset>
    </form>
  )
}
