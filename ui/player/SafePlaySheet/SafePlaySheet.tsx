import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { useIntl } from 'react-intl'
import styles from './SafePlaySheet.module.css'
import { SessionFacts, type SessionFactsProps } from './SessionFacts.tsx'
import { ToolRow } from './ToolRow.tsx'

export type SafePlaySheetProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Facts of this session; missing for guests. */
  session?: SessionFactsProps
  /** Addresses of limits, pause and self-exclusion; a missing one has no row. */
  hrefs: { limits?: string; pause?: string; exclusion?: string }
  /** Called to open the self-test; without it there is none. */
  onTest?: () => void
  /** The helpline: its name, contact and address. */
  help: { name: string; text?: string; href: string }
  /** Shows help first, for players who have excluded themselves. @default false */
  helpFirst?: boolean
  /** Called when a row is followed, so that the sheet around it can close. */
  onFollow?: () => void
}

const tools = [
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
  const helpRow = (
    <ToolRow
      key="help"
      icon="lifebuoy"
      title={formatMessage({ id: 'ui.safePlaySheet.help' })}
      text={[help.name, help.text].filter(Boolean).join(' · ')}
      href={help.href}
      prominent={helpFirst}
      onFollow={onFollow}
    />
  )
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
        <ul className={styles.tools}>{helpFirst ? [helpRow, ...rows] : [...rows, helpRow]}</ul>
      </nav>
    </div>
  )
}
