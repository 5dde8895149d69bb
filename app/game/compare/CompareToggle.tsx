import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { compareAddress, withToggled } from '#app/domain/compared.ts'
import { useStore, useStored } from '#app/platform/visit.ts'
import { Chip } from '#ui/controls/Chip'
import { Link } from '#ui/foundation/Link'
import styles from './CompareToggle.module.css'
import { createComparison } from './comparison.ts'

/** Chooses a game for the comparison, or takes it out, and leads to the chosen ones. */
export function CompareToggle({ code }: { code: string }) {
  const comparison = useStore(createComparison)
  const chosen = useStored(createComparison)
  const [refused, setRefused] = useState(false)

  function toggle() {
    const next = withToggled(chosen, code)
    setRefused(next === chosen)
    comparison.set(next)
  }

  return (
    <div className={styles.toggle}>
      <Chip icon="columns" selected={chosen.includes(code)} onPress={toggle}>
        <FormattedMessage id="game.compare" />
      </Chip>
      {chosen.length > 0 && <ChosenLink codes={chosen} />}
      <p className={styles.note} role="status">
        {refused && <FormattedMessage id="game.compareFull" />}
      </p>
    </div>
  )
}

/** Leads to the comparison of these games. */
export const ChosenLink = ({ codes }: { codes: readonly string[] }) => (
  <Link className={styles.link} href={compareAddress(codes)}>
    <FormattedMessage id="game.compareChosen" values={{ count: codes.length }} />
  </Link>
)
