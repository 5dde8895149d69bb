import { FormattedMessage } from 'react-intl'
import { useOpenPanel } from '#app/history/useOpenPanel.ts'
import { SkipButton, SkipLink } from '#ui/shell/SkipLink'

/** The first stops of the Tab key: past the navigation, and to the help over the keys (UXP-16). */
export function SkipLinks({ main }: { main: string }) {
  const openPanel = useOpenPanel()
  return (
    <>
      <SkipLink href={`#${main}`}>
        <FormattedMessage id="shell.skip" />
      </SkipLink>
      <SkipButton aria-haspopup="dialog" aria-keyshortcuts="?" onClick={() => openPanel('help')}>
        <FormattedMessage id="shell.keys" />
      </SkipButton>
    </>
  )
}
