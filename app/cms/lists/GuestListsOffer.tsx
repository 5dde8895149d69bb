import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { chosenIn } from '#app/domain/ownLists/takeOver.ts'
import { useGuestLists } from '#app/player/lists/ownLists.ts'
import { useTakeOver } from '#app/player/lists/useTakeOver.ts'
import { Button } from '#ui/controls/Button'
import styles from './Lists.module.css'

/** Offers the player the guest's games of this device, until they are merged. */
export function GuestListsOffer() {
  const count = chosenIn(useGuestLists()).length
  const take = useTakeOver()
  const [taking, setTaking] = useState(false)
  if (count === 0) return null
  return (
    <section className={styles.left}>
      <p>
        <FormattedMessage id="lists.left" values={{ count }} />
      </p>
      <Button
        size="s"
        loading={taking}
        onClick={() => {
          setTaking(true)
          void take().finally(() => setTaking(false))
        }}
      >
        <FormattedMessage id="lists.take" />
      </Button>
    </section>
  )
}
