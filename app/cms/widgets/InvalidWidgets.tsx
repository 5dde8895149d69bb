import { useIntl } from 'react-intl'
import type { PageParts } from '#app/api/contract/pages.ts'
import { PROBLEMS_ID } from '#app/domain/preview.ts'
import { PageCell } from '#ui/layout/Page'
import { WidgetOutline } from '#ui/shell/WidgetOutline'
import styles from './InvalidWidgets.module.css'

/** Lists the widgets that cannot be rendered, each with its invalid field; in preview only, for editors (CMS-01). */
export function InvalidWidgets({ invalidWidgets }: Pick<PageParts, 'invalidWidgets'>) {
  const { formatMessage } = useIntl()
  return invalidWidgets.map(({ id, type, problem }, index) => (
    <PageCell key={id} {...(index === 0 && { id: PROBLEMS_ID, tabIndex: -1 })}>
      <WidgetOutline id={id} type={type} problem={problem}>
        <p className={styles.place}>{formatMessage({ id: 'preview.invalidWidget' })}</p>
      </WidgetOutline>
    </PageCell>
  ))
}
