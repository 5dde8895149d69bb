import { FormattedDate, FormattedMessage, useIntl } from 'react-intl'
import { mirrorOf } from '#app/domain/mirror/mirror.ts'
import { monthOf, noonOf } from '#app/domain/mirror/month.ts'
import { createPreferences } from '#app/platform/preferences.ts'
import { useNow } from '#app/platform/useNow.ts'
import { useStore, useStored } from '#app/platform/visit.ts'
import { Button } from '#ui/controls/Button'
import { RetryStrip } from '#ui/feedback/RetryStrip'
import { useBalance, useBalanceHidden, useVisibilitySettled } from '../data/balance.ts'
import { DaysTable } from './DaysTable.tsx'
import styles from './Mirror.module.css'
import { MonthFacts } from './MonthFacts.tsx'
import { createMirrors } from './mirrors.ts'
import { Plots } from './Plots.tsx'
import { SaveCsv } from './SaveCsv.tsx'

/** Milliseconds between two checks of the current date. */
const DATE_CHECK_INTERVAL_MS = 60_000

/** The data of the month on this device, and how they are recorded. */
export function MonthSeen({ owner }: { owner: string }) {
  const now = useNow(DATE_CHECK_INTERVAL_MS)
  const mirror = mirrorOf(useStored(createMirrors), owner)
  const month = monthOf(mirror, now)
  const isHidden = useBalanceHidden()
  const isSettled = useVisibilitySettled()
  // Hidden money stays hidden, also while it is not known whether it is (UXP-19).
  const money = isSettled && !isHidden
  const [first] = mirror.days
  return (
    <div className={styles.mirror}>
      <div className={styles.notes}>
        <p>
          {first ? (
            <FormattedMessage
              id="mirror.source"
              values={{
                day: <FormattedDate value={noonOf(first.day)} day="numeric" month="long" year="numeric" />,
              }}
            />
          ) : (
            <FormattedMessage id="mirror.empty" />
          )}
        </p>
        {money ? <UnknownBalance /> : isSettled && <FormattedMessage id="mirror.hidden" tagName="p" />}
      </div>
      {first && (
        <>
          <MonthFacts month={month} money={money} />
          <Plots month={month} money={money} />
          <DaysTable month={month} money={money} />
          <SaveCsv mirror={mirror} money={money} />
        </>
      )}
      <Stop />
    </div>
  )
}

/** Explains that the current balance could not be loaded, so that today’s is missing or old. */
function UnknownBalance() {
  const { formatMessage } = useIntl()
  const { fact, retry, retrying } = useBalance()
  if (fact.state === 'pending' || (fact.state === 'known' && !fact.outdated)) return null
  return (
    <RetryStrip text={formatMessage({ id: 'mirror.balanceFailed' })} onRetry={retry} retrying={retrying} />
  )
}

/** Switches the mirror off and deletes its data. */
function Stop() {
  const { change } = useStore(createPreferences)
  const { forgetAll } = useStore(createMirrors)

  function stop() {
    change('mirror', false)
    forgetAll()
  }

  return (
    <div className={styles.ways}>
      <Button onClick={stop}>
        <FormattedMessage id="mirror.stop" />
      </Button>
      <p className={styles.note}>
        <FormattedMessage id="mirror.stopText" />
      </p>
    </div>
  )
}
