import { FormattedMessage, useIntl } from 'react-intl'
import { type HiddenKind, hiddenKinds, noChoices, withoutHidden } from '#app/domain/own/choices.ts'
import { useStore } from '#app/platform/visit.ts'
import { createChoices, useChoices } from '#app/player/data/choices.ts'
import { useAuth } from '#app/player/session/auth.ts'
import { Button } from '#ui/controls/Button'
import styles from './PreferencesPanel.module.css'

/** Games and providers that the player has hidden from the recommendations; empty for a guest. */
export function HiddenRecommendations() {
  const { player } = useAuth()
  const choices = useChoices() ?? noChoices
  const { change } = useStore(createChoices)
  const { formatMessage } = useIntl()
  if (!player) return null
  const entries = hiddenKinds.flatMap((kind) => choices[kind].map((entry) => ({ kind, ...entry })))
  const nameOf = ({ kind, name }: { kind: HiddenKind; name: string }) =>
    kind === 'seeds' ? formatMessage({ id: 'preferences.hidden.seeds' }, { name }) : name
  return (
    <section className={styles.hidden} aria-labelledby="hidden">
      <h3 id="hidden" className={styles.title}>
        <FormattedMessage id="preferences.hidden" />
      </h3>
      <p className={styles.note}>
        <FormattedMessage id={entries.length > 0 ? 'preferences.hidden.text' : 'preferences.hidden.none'} />
      </p>
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <li key={`${entry.kind} ${entry.id}`} className={styles.entry}>
            <span>{nameOf(entry)}</span>
            <Button
              size="s"
              aria-label={formatMessage({ id: 'preferences.hidden.backOf' }, { name: nameOf(entry) })}
              onClick={() => change((all) => withoutHidden(all, entry.kind, entry.id))}
            >
              <FormattedMessage id="preferences.hidden.back" />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
