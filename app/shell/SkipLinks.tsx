import { FormattedMessage } from 'react-intl'
import { useModalEntry } from '#app/navigation/modalEntry.ts'
import { SkipButton, SkipLink } from '#ui/shell/SkipLink'

/** The first focusable links: past the navigation, and to the help on keys (UXP-16). */
export function SkipLinks({ main }: { main: string }) {
  const { show } = useModalEntry('help')
  return (
    <>
      <SkipLink href={`#${main}`}>
        <FormattedMessage id="shell.skip" />
      </SkipLink>
      <SkipButton aria-haspopup="dialog" aria-keyshortcuts="?" onClick={show}>
        <FormattedMessage id="shell.keys" />
      </SkipButton>
    </>
  )
}
