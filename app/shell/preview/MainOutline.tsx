import { useIntl } from 'react-intl'
import type { Outline } from '#app/api/contract/faults.ts'
import { PreviewMessages } from '#app/platform/messages/PreviewMessages.tsx'
import { useOutlineWords } from '#app/platform/messages/useOutlineWords.ts'
import { PageCell } from '#ui/layout/Page'
import { WidgetOutline } from '#ui/shell/WidgetOutline'
import { useShownPage } from './useShownPage.ts'

/** Shows editors the source of the main content's entries, and how many are shown. */
export function MainOutline() {
  const outline = useShownPage()?.outline
  return (
    outline && (
      <PreviewMessages>
        <PageCell>
          <Label outline={outline} />
        </PageCell>
      </PreviewMessages>
    )
  )
}

function Label({ outline }: { outline: Outline }) {
  const { formatMessage } = useIntl()
  const words = useOutlineWords()
  return <WidgetOutline id={words(outline)} type={formatMessage({ id: 'preview.page' })} />
}
