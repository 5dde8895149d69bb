import { useShell } from '#app/content/shell.ts'
import { useModalEntry } from '#app/navigation/modalEntry.ts'
import { useServices } from '#app/platform/useServices.ts'
import { ComplianceFooter } from '#ui/shell/ComplianceFooter'

/** The footer of every page. */
export function ShellFooter() {
  const { compliance } = useShell()
  const { analytics } = useServices()
  const { show } = useModalEntry('cookies')
  return <ComplianceFooter compliance={compliance} onCookies={analytics ? show : undefined} />
}
