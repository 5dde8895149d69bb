import { useShell } from '#app/content/shell.ts'
import { useAssets } from '#app/content/useAssets.ts'
import { useModalEntry } from '#app/navigation/modalEntry.ts'
import { useServices } from '#app/platform/useServices.ts'
import { ComplianceFooter } from '#ui/shell/ComplianceFooter'

const MARK_WIDTH = 320

/** The footer of every page. */
export function ShellFooter() {
  const { compliance } = useShell()
  const { analytics } = useServices()
  const cookies = useModalEntry('cookies')
  const preferences = useModalEntry('preferences')
  const { asset } = useAssets()
  const { mark, ...regulator } = compliance.regulator
  const facts = { ...compliance, regulator: { ...regulator, ...(mark && { mark: asset(mark, MARK_WIDTH) }) } }
  return (
    <ComplianceFooter
      compliance={facts}
      onPreferences={preferences.show}
      onCookies={analytics ? cookies.show : undefined}
    />
  )
}
