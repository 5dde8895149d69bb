import { FormattedMessage } from 'react-intl'
import { Button } from '#ui/controls/Button'
import styles from '../surprise/SurpriseButton.module.css'

type ArrangeButtonProps = { on: boolean; onChange: (on: boolean) => void }

/** Begins and ends the mode in which games are moved. */
export const ArrangeButton = ({ on, onChange }: ArrangeButtonProps) => (
  <Button
    className={styles.button}
    icon={on ? 'check-bold' : 'arrows-out-cardinal'}
    size="s"
    tone={on ? 'primary' : 'outline'}
    onClick={() => onChange(!on)}
  >
    <span className={styles.word}>
      <FormattedMessage id={on ? 'arrange.done' : 'arrange.begin'} />
    </span>
  </Button>
)
