import { clsx } from 'clsx'
import type { ComponentProps, CSSProperties, Ref } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '#ui/controls/Button'
import { Spinner } from '#ui/feedback/Spinner'
import { useRootAttribute } from '#ui/foundation/useRootAttribute.ts'
import styles from './ChatWindow.module.css'

export type ChatWindowProps = Omit<ComponentProps<'section'>, 'ref'> & {
  /** Whether the chat is closed, loading, or open. */
  state: 'hidden' | 'loading' | 'visible'
  /** Height in pixels of what stays visible under the window, such as a game's Play button. @default 0 */
  lift?: number
  /** Called to stop the loading. */
  onCancel: () => void
  /** Element that the assistant fills; it stays in the page while the chat is closed. */
  ref?: Ref<HTMLDivElement>
}

/**
 * The place of a chat: a panel at the end of wide screens, a sheet above the tab bar of narrow ones. Modals cover it;
 * the page beside it stays in use.
 */
export function ChatWindow({ state, lift = 0, onCancel, ref, className, ...rest }: ChatWindowProps) {
  const { formatMessage } = useIntl()
  useRootAttribute('data-chat', state !== 'hidden')
  return (
    <section
      {...rest}
      className={clsx(styles.window, className)}
      style={{ '--lift': `${lift}px` } as CSSProperties}
      aria-label={formatMessage({ id: 'ui.chatToggle.name' })}
      hidden={state === 'hidden'}
    >
      {state === 'loading' && (
        <div className={styles.wait}>
          <Spinner label={formatMessage({ id: 'ui.chatWindow.loading' })} />
          <p aria-hidden="true">
            <FormattedMessage id="ui.chatWindow.loading" />
          </p>
          <Button tone="quiet" onClick={onCancel}>
            <FormattedMessage id="ui.chatWindow.cancel" />
          </Button>
        </div>
      )}
      <div ref={ref} className={styles.place} hidden={state !== 'visible'} />
    </section>
  )
}
