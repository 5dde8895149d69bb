import { FormattedMessage } from 'react-intl'
import { useLocation, useNavigate } from 'react-router-dom'
import { SkipButton, SkipLink } from '#ui/shell/SkipLink'
import { panelOver } from './overlays.ts'

/** The first stops of the Tab key: past the navigation, and to the help over the keys (UXP-16). */
export function SkipLinks({ main }: { main: string }) {
  const here = useLocation()
  const navigate = useNavigate()
  const openHelp = () => void navigate(...panelOver('help', here))
  return (
    <>
      <SkipLink href={`#${main}`}>
        <FormattedMessage id="shell.skip" />
      </SkipLink>
      <SkipButton aria-haspopup="dialog" aria-keyshortcuts="?" onClick={openHelp}>
        <FormattedMessage id="shell.keys" />
      </SkipButton>
    </>
  )
}
