import { FormattedMessage, useIntl } from 'react-intl'
import { useModalEntry } from '#app/navigation/modalEntry.ts'
import { modalPriorities } from '#app/navigation/modalPriorities.ts'
import { useNightTone } from '#app/platform/nightTone.ts'
import { createPreferences } from '#app/platform/preferences.ts'
import { setQuietMode, useQuietMode } from '#app/platform/quietMode.ts'
import { useStore, useStored, useVisit } from '#app/platform/visit.ts'
import { createMirrors } from '#app/player/mirror/mirrors.ts'
import { Switch } from '#ui/controls/Switch'
import { Dialog } from '#ui/overlay/Dialog'
import { QuietMode } from '#ui/shell/QuietMode'
import { OfflineSwitch } from '../offline/OfflineSwitch.tsx'
import { forgetTrace } from '../resume/resumeTrace.ts'
import { ThemeControl } from '../ThemeControl.tsx'
import { ForgetButton } from './ForgetButton.tsx'
import { HiddenRecommendations } from './HiddenRecommendations.tsx'
import styles from './PreferencesPanel.module.css'

/** The preferences of this device, each with one sentence; they never leave the device. */
export function PreferencesPanel() {
  const { open, close } = useModalEntry('preferences')
  const { formatMessage } = useIntl()
  const visit = useVisit()
  const { change } = useStore(createPreferences)
  const { forgetAll } = useStore(createMirrors)
  const { resume, listsOffer, night, mirror, sound } = useStored(createPreferences)
  const quiet = useQuietMode()
  useNightTone()

  function changeMirror(on: boolean) {
    change('mirror', on)
    if (!on) forgetAll()
  }

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
          onCheckedChange={setQuietMode}
        />
        <Switch
          label={formatMessage({ id: 'preferences.night' })}
          description={formatMessage({ id: 'preferences.nightText' })}
          checked={night}
          onCheckedChange={(on) => change('night', on)}
        />
        <Switch
          label={formatMessage({ id: 'preferences.sound' })}
          description={formatMessage({ id: 'preferences.soundText' })}
          checked={sound}
          onCheckedChange={(on) => change('sound', on)}
        />
        <Switch
          label={formatMessage({ id: 'resume.title' })}
          description={formatMessage({ id: 'preferences.resume' })}
          checked={resume}
          onCheckedChange={(on) => change('resume', on)}
        />
        <ForgetButton
          id="preferences.forget"
          done="preferences.forgotten"
          onForget={() => forgetTrace(visit)}
        />
        <Switch
          label={formatMessage({ id: 'preferences.lists' })}
          description={formatMessage({ id: 'preferences.listsText' })}
          checked={listsOffer}
          onCheckedChange={(on) => change('listsOffer', on)}
        />
        <Switch
          label={formatMessage({ id: 'preferences.mirror' })}
          description={formatMessage({ id: 'preferences.mirrorText' })}
          checked={mirror}
          onCheckedChange={changeMirror}
        />
        {mirror && (
          <ForgetButton
            id="preferences.mirrorForget"
            done="preferences.mirrorForgotten"
            onForget={forgetAll}
          />
        )}
        <OfflineSwitch />
        <HiddenRecommendations />
      </div>
    </Dialog>
  )
}
