import { FormattedMessage, useIntl } from 'react-intl'
import type { Fault, InvalidWidget } from '#app/api/contract/pages.ts'
import { PROBLEMS_ID } from '#app/domain/preview.ts'
import { PreviewMessages } from '#app/platform/messages/PreviewMessages.tsx'
import { Link } from '#ui/foundation/Link'
import { PageCell } from '#ui/layout/Page'
import { WidgetOutline } from '#ui/shell/WidgetOutline'
import styles from './InvalidWidgets.module.css'

type Widgets = { widgets: readonly InvalidWidget[] }

const placeId = (index: number): string => `problema-${index + 1}`

/** The widgets before one part of the page that cannot be rendered, each with its problem, for editors (CMS-01). */
export const InvalidWidgets = ({ widgets, before }: Widgets & { before: number }) => (
  <PreviewMessages>
    {widgets.map(
      (widget, index) =>
        widget.before === before && <Place key={placeId(index)} {...widget} at={placeId(index)} />,
    )}
  </PreviewMessages>
)

function Place({ id, type, fault, at }: InvalidWidget & { at: string }) {
  const { formatMessage } = useIntl()
  return (
    <PageCell id={at} tabIndex={-1}>
      <WidgetOutline id={id} type={type} problem={formatMessage({ id: 'preview.missing' })}>
        <p className={styles.place}>
          <Words {...fault} />
        </p>
      </WidgetOutline>
    </PageCell>
  )
}

/** All problems of the page in one list, which leads to the place of each (CMS-04). */
export const ProblemList = ({ widgets }: Widgets) => (
  <PreviewMessages>
    <PageCell id={PROBLEMS_ID} tabIndex={-1}>
      <section className={styles.problems} aria-labelledby={`${PROBLEMS_ID}-titlu`}>
        <h2 className={styles.title} id={`${PROBLEMS_ID}-titlu`}>
          <FormattedMessage id="preview.problems" />
        </h2>
        <ol className={styles.list}>
          {widgets.map(({ id, type, fault }, index) => (
            <li key={placeId(index)}>
              <Link className={styles.jump} href={`#${placeId(index)}`}>
                {type} · {id}
              </Link>{' '}
              <Words {...fault} />
            </li>
          ))}
        </ol>
      </section>
    </PageCell>
  </PreviewMessages>
)

/** What is wrong, in which field, and what is expected there. */
function Words({ kind, field = '', value = '…' }: Fault) {
  const key = kind === 'empty' || kind === 'player' ? 'other' : field || kind
  return (
    <>
      <FormattedMessage id="preview.fault" values={{ kind, field, value }} />{' '}
      <FormattedMessage id="preview.expected" values={{ key }} />
    </>
  )
}
