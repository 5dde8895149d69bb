import { clsx } from 'clsx'
import { type ComponentProps, Fragment } from 'react'
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl'
import styles from './KeyboardHelp.module.css'

export type KeyboardHelpProps = Omit<ComponentProps<'dl'>, 'children'> & {
  /** Whether the page has filters. @default true */
  withFilters?: boolean
}

type Key = { sign: string; spoken?: MessageDescriptor['id'] }
type Hint = { keys: Key[]; effect: MessageDescriptor['id']; filters?: boolean }

const hints: Hint[] = [
  { keys: [{ sign: '/' }, { sign: 'Ctrl K' }], effect: 'ui.keyboardHelp.search' },
  { keys: [{ sign: 'F' }], effect: 'ui.keyboardHelp.filters', filters: true },
  {
    keys: [
      { sign: '←', spoken: 'ui.keyboardHelp.left' },
      { sign: '→', spoken: 'ui.keyboardHelp.right' },
    ],
    effect: 'ui.keyboardHelp.tiles',
  },
  { keys: [{ sign: 'Home' }, { sign: 'End' }], effect: 'ui.keyboardHelp.ends' },
  { keys: [{ sign: 'Spațiu' }], effect: 'ui.keyboardHelp.open' },
  { keys: [{ sign: 'Shift Enter' }], effect: 'ui.keyboardHelp.play' },
  { keys: [{ sign: 'F6' }], effect: 'ui.keyboardHelp.notices' },
  { keys: [{ sign: 'Esc' }], effect: 'ui.keyboardHelp.close' },
  { keys: [{ sign: '?' }], effect: 'ui.keyboardHelp.help' },
]

/** All keyboard shortcuts of the site, for the help dialog. */
export function KeyboardHelp({ withFilters = true, className, ...rest }: KeyboardHelpProps) {
  const { formatMessage } = useIntl()
  const shown = hints.filter(({ filters }) => withFilters || !filters)
  return (
    <dl {...rest} className={clsx(styles.hints, className)}>
      {shown.map(({ keys, effect }) => (
        <div key={effect} className={styles.hint}>
          <dt className={styles.keys}>
            {keys.map(({ sign, spoken }, index) => (
              <Fragment key={sign}>
                {index > 0 && (
                  <span className={styles.or}>
                    {' '}
                    <FormattedMessage id="ui.keyboardHelp.or" />{' '}
                  </span>
                )}
                <kbd className={styles.key}>
                  <span aria-hidden={spoken ? true : undefined}>{sign}</span>
                  {spoken && <span className="visually-hidden">{formatMessage({ id: spoken })}</span>}
                </kbd>
              </Fragment>
            ))}
          </dt>
          <dd>{formatMessage({ id: effect })}</dd>
        </div>
      ))}
    </dl>
  )
}
