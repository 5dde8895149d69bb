import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { FormattedDate, FormattedMessage } from 'react-intl'
import { Link } from '#ui/foundation/Link'
import { AdultsMark } from './AdultsMark.tsx'
import styles from './ComplianceFooter.module.css'
import { RegulatorMark } from './RegulatorMark.tsx'

export type ComplianceFacts = {
  operator: { name: string; registeredOffice: string; registrationNumber: string }
  /** `validUntil` is an ISO date. */
  licence: { series: string; number: string; validUntil: string }
  /** `mark` is the address of its mark; without one the name is shown. */
  regulator: { name: string; url: string; mark?: string }
  responsibleText: string
  helpline: { name: string; phone?: string; url: string }
  /** Rules, complaints, terms, privacy, self-exclusion, accessibility… in legal order. */
  links: { id: string; label: string; url: string }[]
}

export type ComplianceFooterProps = Omit<ComponentProps<'footer'>, 'children'> & {
  /** The legally required facts of every page. */
  compliance: ComplianceFacts
  /** Opens the preferences of this device; without it there is no such control. */
  onPreferences?: () => void
  /** Opens the cookie settings; without it there is no such control. */
  onCookies?: () => void
}

/** Operator, licence, regulator, age limit and helpline, at the end of every page. */
export function ComplianceFooter({
  compliance,
  onPreferences,
  onCookies,
  className,
  ...rest
}: ComplianceFooterProps) {
  return (
    <footer {...rest} className={clsx(styles.footer, className)}>
      <div className={clsx('page-grid', styles.content)}>
        <Care {...compliance} />
        <ul className={styles.links}>
          {compliance.links.map(({ id, label, url }) => (
            <li key={id}>
              <Link className={styles.link} href={url}>
                {label}
              </Link>
            </li>
          ))}
          {onPreferences && (
            <Opener onPress={onPreferences}>
              <FormattedMessage id="ui.compliance.preferences" />
            </Opener>
          )}
          {onCookies && (
            <Opener onPress={onCookies}>
              <FormattedMessage id="ui.compliance.cookies" />
            </Opener>
          )}
        </ul>
        <Operator {...compliance} />
      </div>
    </footer>
  )
}

const Opener = ({ onPress, children }: { onPress: () => void; children: ReactNode }) => (
  <li>
    <button type="button" className={styles.link} aria-haspopup="dialog" onClick={onPress}>
      {children}
    </button>
  </li>
)

function Care({ responsibleText, helpline }: ComplianceFacts) {
  return (
    <div className={styles.care}>
      <AdultsMark className={styles.adults} />
      <div className={styles.words}>
        <p className={styles.ban}>
          <FormattedMessage id="ui.compliance.minors" />
        </p>
        <p>{responsibleText}</p>
        <p>
          <FormattedMessage id="ui.compliance.help" />{' '}
          <Link className={styles.inline} href={helpline.url}>
            {helpline.name}
          </Link>
          {helpline.phone && (
            <>
              {' · '}
              <a className={styles.inline} href={`tel:${helpline.phone.replace(/[^+\d]/g, '')}`}>
                {helpline.phone}
              </a>
            </>
          )}
        </p>
      </div>
    </div>
  )
}

function Operator({ operator, licence, regulator }: ComplianceFacts) {
  const { series, number, validUntil } = licence
  return (
    <div className={styles.operator}>
      <Link className={styles.regulator} href={regulator.url}>
        <span className="visually-hidden">
          <FormattedMessage id="ui.compliance.regulator" />{' '}
        </span>
        <RegulatorMark {...regulator} />
      </Link>
      <p>
        <FormattedMessage
          id="ui.compliance.licence"
          values={{
            series,
            number,
            date: <FormattedDate value={validUntil} dateStyle="long" timeZone="UTC" />,
          }}
        />
      </p>
      <p>
        {operator.name} · {operator.registeredOffice} · {operator.registrationNumber}
      </p>
    </div>
  )
}
