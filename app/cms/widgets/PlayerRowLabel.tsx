import { FormattedMessage, useIntl } from 'react-intl'
import type { PlayerRow } from '#app/api/contract/pages.ts'
import { widgetPlace } from '#app/domain/problems/problemList.ts'
import { PreviewMessages } from '#app/platform/messages/PreviewMessages.tsx'
import { PageCell } from '#ui/layout/Page'
import { WidgetOutline } from '#ui/shell/WidgetOutline'
import { FaultList } from './FaultList.tsx'
import styles from './InvalidWidgets.module.css'

type PlayerRowLabelProps = { row: PlayerRow }

/** Outlines the place of a player's row, which visitors do not see (PER-01). */
export const PlayerRowLabel = (props: PlayerRowLabelProps) => (
  <PreviewMessages>
    <Label {...props} />
  </PreviewMessages>
)

function Label({ row: { id, source, faults = [] } }: PlayerRowLabelProps) {
  const { formatMessage } = useIntl()
  const problem =
    faults.length > 0 ? formatMessage({ id: 'ui.previewBar.problems' }, { count: faults.length }) : undefined
  const detail = `${source} · ${formatMessage({ id: 'preview.player' })}`
  return (
    <PageCell id={widgetPlace(id)} tabIndex={-1} className={styles.label}>
      <WidgetOutline id={id} type="Games" detail={detail} problem={problem}>
        <p className={styles.place}>
          <FormattedMessage id="preview.player.hidden" />
        </p>
        {faults.length > 0 && <FaultList faults={faults} />}
      </WidgetOutline>
    </PageCell>
  )
}
