import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { type IntlShape, useIntl } from 'react-intl'
import { Icon } from '#ui/media/Icon'
import styles from './SessionClock.module.css'
import { durationOf, sessionSpan } from './sessionSpan.ts'

export type SessionClockProps = Omit<ComponentProps<'time'>, 'children' | 'dateTime'> & {
  /** Start of the session in milliseconds. */
  startedAt: number
  /** Current time in milliseconds, which the parent updates. */
  now: number
  /** Figures of 13.5 or 19 pixels. @default 's' */
  size?: 's' | 'm'
  /** Shows a clock icon before the figures. @default false */
  withIcon?: boolean
  /** Says to screen readers that it is time of play; not where a term beside it says what it is. @default true */
  named?: boolean
}

/** Duration of this session: short visible text, words for screen readers. Not a live region. */
export function SessionClock({
  startedAt,
  now,
  size = 's',
  withIcon = false,
  named = true,
  className,
  ...rest
}: SessionClockProps) {
  const intl = useIntl()
  const span = sessionSpan({ startedAt, now })
  const { hours, minutes } = span

  return (
    <time {...rest} className={clsx(styles.clock, className)} data-size={size} dateTime={durationOf(span)}>
      {withIcon && <Icon name="clock" size={16} />}
      <span aria-hidden="true">
        {hours > 0
          ? intl.formatMessage({ id: 'ui.sessionClock.short' }, { hours, minutes })
          : intl.formatMessage({ id: 'ui.sessionClock.shortMinutes' }, { minutes })}
      </span>
      <span className="visually-hidden">
        {named
          ? intl.formatMessage({ id: 'ui.sessionClock.name' }, { span: spoken(span, intl) })
          : spoken(span, intl)}
      </span>
    </time>
  )
}

/** „o oră și 24 de minute”; a part that is zero is left out. */
function spoken({ hours, minutes }: ReturnType<typeof sessionSpan>, { formatMessage }: IntlShape): string {
  const inHours = formatMessage({ id: 'ui.sessionClock.hours' }, { count: hours })
  const inMinutes = formatMessage({ id: 'ui.sessionClock.minutes' }, { count: minutes })
  if (hours === 0) return inMinutes
  if (minutes === 0) return inHours
  return formatMessage({ id: 'ui.sessionClock.both' }, { hours: inHours, minutes: inMinutes })
}
