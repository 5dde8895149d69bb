import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { useIntl } from 'react-intl'
import styles from './SafePlaySheet.module.css'
import { SessionFacts, type SessionFactsProps } from './SessionFacts.tsx'
import { ToolRow } from './ToolRow.tsx'

export type SafePlaySheetProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Facts of this session; missing for guests. */
  session?: SessionFactsProps
  /** Addresses of the player's own record, limits, pause and self-exclusion; a missing one has no row. */
  hrefs: { mirror?: string; limits?: string; pause?: string; exclusion?: string }
  /** Called to open the self-test; without it there is none. */
  onTest?: () => void
  /** The helpline: its name, contact and address, and that of its chat; without one there is no such row. */
  help: { name: string; text?: string; href: string; chat?: string }
  /** Shows help first, for players who have excluded themselves. @default false */
  helpFirst?: boolean
  /** Called when a row is followed, so that the sheet around it can close. */
  onFollow?: () => void
}

const tools = [
  {
    id: 'mirror',
    icon: 'clock-counter-clockwise',
    title: 'ui.safePlaySheet.mirror',
    text: 'ui.safePlaySheet.mirrorText',
  },
  { id: 'limits', icon: 'gauge', title: 'ui.safePlaySheet.limits', text: 'ui.safePlaySheet.limitsText' },
  { id: 'pause', icon: 'hourglass', title: 'ui.safePlaySheet.pause', text: 'ui.safePlaySheet.pauseText' },
  {
    id: 'exclusion',
    icon: 'prohibit',
    title: 'ui.safePlaySheet.exclusion',
    text: 'ui.safePlaySheet.exclusionText',
  },
] as const

/** Tools for safe play: facts of the session, then large rows. For a sheet. */
export function SafePlaySheet({
  session,
  hrefs,
  onTest,
  help,
  helpFirst = false,
  onFollow,
  className,
  ...rest
}: SafePlaySheetProps) {
  const { formatMessage } = useIntl()
  const rows = tools.flatMap(({ id, icon, title, text }) => {
    const href = hrefs[id]
    if (!href) return []
    const words = { title: formatMessage({ id: title }), text: formatMessage({ id: text }) }
    return <ToolRow key={id} {...words} {...{ icon, href, onFollow }} />
  })

  if (onTest)
    rows.push(
      <ToolRow
        key="test"
        icon="clipboard-text"
        title={formatMessage({ id: 'ui.safePlaySheet.test' })}
        text={formatMessage({ id: 'ui.safePlaySheet.testText' })}
        onPress={onTest}
      />,
    )
  return (
    <div {...rest} className={clsx(styles.sheet, className)}>
      {session && <SessionFacts {...session} />}
      <nav aria-label={formatMessage({ id: 'ui.safePlaySheet.tools' })}>
        <ul className={styles.tools}>
          {!helpFirst && rows}
          <HelpRows help={help} prominent={helpFirst} onFollow={onFollow} />
          {helpFirst && rows}
        </ul>
      </nav>
    </div>
  )
}

type HelpRowsProps = Pick<SafePlaySheetProps, 'help' | 'onFollow'> & { prominent: boolean }

/** The helpline and its chat. */
function HelpRows({ help: { name, text, href, chat }, prominent, onFollow }: HelpRowsProps) {
  const { formatMessage } = useIntl()
  const common = { prominent, onFollow }
  return (
    <>
      <ToolRow
        {...common}
        icon="lifebuoy"
        title={formatMessage({ id: 'ui.safePlaySheet.help' })}
        text={[name, text].filter(Boolean).join(' · ')}
        href={href}
      />
      {chat && (
        <ToolRow
          {...common}
          icon="chat-circle"
          title={formatMessage({ id: 'ui.safePlaySheet.chat' })}
          text={formatMessage({ id: 'ui.safePlaySheet.chatText' })}
          href={chat}
        />
      )}
    </>
  )
}
