import { useIntl } from 'react-intl'
import type { InvalidWidget } from '#app/api/contract/pages.ts'
import { invalidPlace } from '#app/domain/problems/problemList.ts'
import { PreviewMessages } from '#app/platform/messages/PreviewMessages.tsx'
import { PageCell } from '#ui/layout/Page'
import { WidgetOutline } from '#ui/shell/WidgetOutline'
import { FaultList } from './FaultList.tsx'

type InvalidWidgetsProps = { widgets: readonly InvalidWidget[]; before: number }

/** The widgets before one part of the page that cannot be rendered, each with its problems, for editors (CMS-01). */
export const InvalidWidgets = ({ widgets, before }: InvalidWidgetsProps) => (
  <PreviewMessages>
    {widgets.map(
      (widget, index) =>
        widget.before === before && <Place key={invalidPlace(index)} {...widget} at={invalidPlace(index)} />,
    )}
  </PreviewMessages>
)

function Place({ id, type, faults, at }: InvalidWidget & { at: string }) {
  const { formatMessage } = useIntl()
  return (
    <PageCell id={at} tabIndex={-1}>
      <WidgetOutline id={id} type={type} problem={formatMessage({ id: 'preview.missing' })}>
        <FaultList faults={faults} />
      </WidgetOutline>
    </PageCell>
  )
}
