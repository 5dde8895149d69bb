import { FormattedMessage, useIntl } from 'react-intl'
import { useModalEntry } from '#app/navigation/modalEntry.ts'
import { modalPriorities } from '#app/navigation/modalPriorities.ts'
import { useNightTone } from '#app/platform/nightTone.ts'
import { createPreferences } from '#app/platform/preferences.ts'
import { setQuiet, useQuiet } from '#app/platform/quiet.ts'
import { useStore, useStored } from '#app/platform/visit.ts'
import { Switch } from '#ui/controls/Switch'
import { Dialog } from '#ui/overlay/Dialog'
import { QuietMode } from '#ui/shell/QuietMode'
import { KeepSite } from '../offline/KeepSite.tsx'
import { ThemeControl } from '../ThemeControl.tsx'
import { ForgetTrace } from './ForgetTrace.tsx'
import { Hidden } from './Hidden.tsx'
import styles from './PreferencesPanel.module.css'

/** What a visitor can choose for this device, each with one sentence; nothing of it leaves the device. */
export function PreferencesPanel() {
  const { open, close } = useModalEntry('preferences')
  const { formatMessage } = useIntl()
  const { change } = useStore(createPreferences)
  const { resume, night } = useStored(createPreferences)
  const quiet = useQuiet()
  useNightTone()
  return (
    <Dialog
      open={open}
      onClose={close}
      priority={modalPriorities.menu}
      title={formatMessage({ id: 'preferences.title' })}
    >
      <div className={styles.rows}>
        <p className={styles.note}>
          <FormattedMessage id="preferences.device" />
        </p>
        <ThemeControl shape="row" />
        <QuietMode
          checked={quiet.on}
          fromSystem={quiet.fromSystem}
          disabled={quiet.fromSystem}
          onCheckedChange={setQuiet}
        />
        <Switch
          label={formatMessage({ id: 'preferences.night' })}
          description={formatMessage({ id: 'preferences.nightText' })}
          checked={night}
          onCheckedChange={(on) => change('night', on)}
        />
        <Switch
          label={formatMessage({ id: 'resume.title' })}
          description={formatMessage({ id: 'preferences.resume' })}
          checked={resume}
          onCheckedChange={(on) => change('resume', on)}
        />
        <ForgetTrace />
        <KeepSite />
        <Hidden />
      </div>
    </Dialog>
  )
}
