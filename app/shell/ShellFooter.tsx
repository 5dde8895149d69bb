import { useShell } from '#app/content/shell.ts'
import { ComplianceFooter } from '#ui/shell/ComplianceFooter'

/** The footer of every page. */
export function ShellFooter() {
  const { compliance } = useShell()
  return <ComplianceFooter compliance={compliance} />
}
