import { useIntl } from 'react-intl'
import type { Maintenance } from '#app/api/contract/common.ts'
import { serverTimeAt } from '#app/api/serverClock.ts'
import { returnOf } from '#app/domain/maintenance.ts'
import { useNow } from '#app/platform/useNow.ts'
import { useHydrating } from '#ui/foundation/useHydrating.ts'

const UPDATE_INTERVAL_MS = 30_000

const BUCHAREST = 'Europe/Bucharest'

/** Words for a game in maintenance: the fact, and its expected end in Romania's time. */
export function useMaintenanceWords(maintenance: Maintenance): { says: string; returns: string } {
  const { formatMessage, formatDate, formatTime } = useIntl()
  const hydrating = useHydrating()
  const now = serverTimeAt(useNow(UPDATE_INTERVAL_MS))
  const back = returnOf(maintenance, hydrating ? undefined : now)
  const moment = back.form !== 'soon' && {
    day: formatDate(back.at, { day: 'numeric', month: 'long', timeZone: BUCHAREST }),
    hour: formatTime(back.at, { hour: '2-digit', minute: '2-digit', timeZone: BUCHAREST }),
  }
  return {
    says: formatMessage({ id: 'game.maintenance' }),
    returns: formatMessage({ id: 'game.returns' }, { form: back.form, ...moment }),
  }
}
