import { FormattedMessage, useIntl } from 'react-intl'
import type { Salon } from '#app/domain/live/salon.ts'
import { type SalonFilter, withToggled } from '#app/domain/live/salonFilter.ts'
import { type StakeBand, stakeBands } from '#app/domain/live/stakeBands.ts'
import { useLanguageName } from '#app/platform/messages/useLanguageName.ts'
import { Chip } from '#ui/controls/Chip'
import { Flag } from '#ui/media/Flag'
import styles from './SalonChips.module.css'

type SalonChipsProps = {
  salon: Salon
  filter: SalonFilter
  /** Whether the state of the tables is not known, so that only stakes are applied. */
  unknown: boolean
  onFilter: (filter: SalonFilter) => void
}

/** Existing choices, and those of the address that do not exist, so that they can be removed. */
const withChosen = <T,>(existing: readonly T[], chosen: readonly T[]): T[] => [
  ...new Set([...existing, ...chosen]),
]

/** Chooses languages, stakes, and tables with a free seat; the address has the choice. */
export function SalonChips({ salon, filter, unknown, onFilter }: SalonChipsProps) {
  const { formatMessage } = useIntl()
  const nameOf = useLanguageName()
  const waiting = [
    ...(filter.free ? [formatMessage({ id: 'live.salon.onlyFree' })] : []),
    ...filter.languages.map(nameOf),
  ]
  const bands = withChosen(salon.bands, filter.bands)
  return (
    <fieldset className={styles.chips}>
      <legend className="visually-hidden">
        <FormattedMessage id="live.salon.filters" />
      </legend>
      <div className={styles.lines}>
        <ul className={styles.line} aria-label={formatMessage({ id: 'live.salon.stakes' })}>
          <li>
            <Chip selected={filter.free} onPress={() => onFilter({ ...filter, free: !filter.free })}>
              <FormattedMessage id="live.salon.onlyFree" />
            </Chip>
          </li>
          {stakeBands
            .filter((band) => bands.includes(band))
            .map((band) => (
              <li key={band}>
                <Chip
                  selected={filter.bands.includes(band)}
                  aria-label={stakesName(formatMessage, band)}
                  onPress={() => onFilter({ ...filter, bands: withToggled(filter.bands, band) })}
                >
                  {bandName(formatMessage, band)}
                </Chip>
              </li>
            ))}
        </ul>
        <ul className={styles.line} aria-label={formatMessage({ id: 'live.languages' })}>
          {withChosen(salon.languages, filter.languages).map((language) => (
            <li key={language}>
              <Chip
                selected={filter.languages.includes(language)}
                onPress={() => onFilter({ ...filter, languages: withToggled(filter.languages, language) })}
              >
                <Flag code={language} size="s" />
                {nameOf(language)}
              </Chip>
            </li>
          ))}
        </ul>
      </div>
      {unknown && waiting.length > 0 && (
        <p className={styles.note}>
          <FormattedMessage id="live.salon.waits" values={{ filters: waiting.join(', ') }} />
        </p>
      )}
    </fieldset>
  )
}

const bandWords = {
  'pana-la-5': 'live.salon.band.pana-la-5',
  '5-25': 'live.salon.band.5-25',
  '25-100': 'live.salon.band.25-100',
  'peste-100': 'live.salon.band.peste-100',
} as const satisfies Record<StakeBand, string>

type Format = ReturnType<typeof useIntl>['formatMessage']

/** A range of lowest bets in words, as a heading. */
export const stakesName = (formatMessage: Format, band: StakeBand): string =>
  formatMessage({ id: 'live.salon.band' }, { band: bandName(formatMessage, band).toLocaleLowerCase('ro') })

/** A range of lowest bets in words. */
const bandName = (formatMessage: Format, band: StakeBand): string => formatMessage({ id: bandWords[band] })
