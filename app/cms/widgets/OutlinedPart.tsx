import { type ReactNode, useState } from 'react'
import { useIntl } from 'react-intl'
import type { Part } from '#app/api/contract/pages.ts'
import type { SliceOf } from '#app/api/contract/slices.ts'
import { useSlice } from '#app/content/slices.ts'
import { useWinners } from '#app/content/winners.ts'
import { widgetPlace } from '#app/domain/problems/problemList.ts'
import { PreviewMessages } from '#app/platform/messages/PreviewMessages.tsx'
import { useOutlineWords } from '#app/platform/messages/useOutlineWords.ts'
import { WidgetOutline } from '#ui/shell/WidgetOutline'
import { FaultList } from './FaultList.tsx'
import styles from './InvalidWidgets.module.css'
import { StateSwitch } from './StateSwitch.tsx'
import { WidgetInState, type WidgetState } from './WidgetInState.tsx'

type OutlinedPartProps = { part: Part; children: ReactNode }

/** A part with its outline: type, id, source, and how many of its entries the page has (CMS-04). */
export const OutlinedPart = (props: OutlinedPartProps) => (
  <PreviewMessages>
    <Outline {...props} />
  </PreviewMessages>
)

function Outline(props: OutlinedPartProps) {
  const slice = useSlice(props.part.slice, props.part.type)
  const words = useOutlineWords()
  const detail = words(props.part.outline)
  return slice.type === 'Winners' ? (
    <WinnersOutline {...props} detail={detail} slice={slice} />
  ) : (
    <PartOutline {...props} detail={detail} slice={slice} />
  )
}

type PartOutlineProps = OutlinedPartProps & { detail: string; slice: SliceOf<Part['type']> }

/** The browser loads the winners: until then they have no count. */
function WinnersOutline({ detail, ...props }: PartOutlineProps) {
  const { formatMessage } = useIntl()
  const { data, isError } = useWinners('recent')
  const count = data
    ? formatMessage({ id: 'preview.count' }, { count: data.length, total: data.length })
    : formatMessage({ id: isError ? 'preview.count.failed' : 'preview.count.pending' })
  return <PartOutline {...props} detail={`${detail} · ${count}`} />
}

function PartOutline({ part: { id, type, span, faults = [] }, detail, slice, children }: PartOutlineProps) {
  const { formatMessage } = useIntl()
  const [state, setState] = useState<WidgetState>('usual')
  const problem =
    faults.length > 0 ? formatMessage({ id: 'ui.previewBar.problems' }, { count: faults.length }) : undefined
  return (
    <div id={widgetPlace(id)} tabIndex={-1} className={styles.anchor}>
      <WidgetOutline
        id={id}
        type={type}
        detail={detail}
        problem={problem}
        data={slice}
        controls={<StateSwitch state={state} onState={setState} />}
      >
        {faults.length > 0 && (
          <div className={styles.atWidget}>
            <FaultList faults={faults} />
          </div>
        )}
        <WidgetInState state={state} slice={slice} span={span} onRetry={() => setState('usual')}>
          {children}
        </WidgetInState>
      </WidgetOutline>
    </div>
  )
}
