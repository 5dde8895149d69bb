import { useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { canKeepSite } from '#app/platform/offline/keptData.ts'
import { keptBytes, removeSite } from '#app/platform/offline/registration.ts'
import { createPreferences } from '#app/platform/preferences.ts'
import { useStore, useStored } from '#app/platform/visit.ts'
import { Switch } from '#ui/controls/Switch'

const MEGABYTE = 1_000_000
const MIN_SHOWN_BYTES = 0.05 * MEGABYTE

/** Switch for the use of the site offline, with the size of its caches; switching it off deletes them. */
export const OfflineSwitch = () => canKeepSite() && <OfflineOptions />

function OfflineOptions() {
  const { formatMessage, formatNumber } = useIntl()
  const { change } = useStore(createPreferences)
  const { offline } = useStored(createPreferences)
  const [bytes, setBytes] = useState<number>()
  const [failed, setFailed] = useState(false)
  useEffect(() => void keptBytes().then(setBytes), [])

  async function choose(on: boolean) {
    change('offline', on)
    if (on) return
    setFailed(false)
    await removeSite().catch(() => setFailed(true))
    setBytes(await keptBytes())
  }

  const size =
    bytes === undefined || bytes < MIN_SHOWN_BYTES
      ? ''
      : formatMessage(
          { id: 'preferences.offline.size' },
          { size: formatNumber(bytes / MEGABYTE, { maximumFractionDigits: 1 }) },
        )
  return (
    <>
      <Switch
        label={formatMessage({ id: 'preferences.offline' })}
        description={`${formatMessage({ id: 'preferences.offline.text' })} ${size}`.trim()}
        checked={offline}
        onCheckedChange={(on) => void choose(on)}
      />
      {failed && (
        <p role="alert">
          <FormattedMessage id="preferences.offline.failed" />
        </p>
      )}
    </>
  )
}
