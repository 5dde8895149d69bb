import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { Part } from '#app/api/contract/pages.ts'
import { useSlice } from '#app/content/slices.ts'
import { widgetPlace } from '#app/domain/problems/listed.ts'
import { PreviewMessages } from '#app/platform/messages/PreviewMessages.tsx'
import { WidgetOutline } from '#ui/shell/WidgetOutline'
import { FaultList } from './FaultList.tsx'
import styles from './InvalidWidgets.module.css'

type OutlinedProps = { part: Part; children: ReactNode }

/** A part with its outline: type, id, source, and how many of its entries the page has (CMS-04). */
export const Outlined = (props: OutlinedProps) => (
  <PreviewMessages>
    <Outline {...props} />
  </PreviewMessages>
)

function Outline({ part, children }: OutlinedProps) {
  const { formatMessage } = useIntl()
  const slice = useSlice(part.slice, part.type)
  const source = 'href' in slice ? slice.href : undefined
  const count =
    'total' in slice
      ? formatMessage({ id: 'preview.count' }, { count: slice.tiles.length, total: slice.total })
      : undefined
  const { faults = [] } = part
  const problem =
    faults.length > 0 ? formatMessage({ id: 'ui.previewBar.problems' }, { count: faults.length }) : undefined
  const detail = [source, count].filter(Boolean).join(' · ')
  return (
    <div id={widgetPlace(part.id)} tabIndex={-1} className={styles.anchor}>
      <WidgetOutline id={part.id} type={part.type} detail={detail} problem={problem} data={slice}>
        {faults.length > 0 && (
          <div className={styles.atWidget}>
            <FaultList faults={faults} />
          </div>
        )}
        {children}
      </WidgetOutline>
    </div>
  )
}
