import { FormattedMessage } from 'react-intl'
import { PROBLEMS_ID } from '#app/domain/preview.ts'
import { listedProblems } from '#app/domain/problems/problemList.ts'
import { FaultWords } from '#app/platform/messages/FaultWords.tsx'
import { PreviewMessages } from '#app/platform/messages/PreviewMessages.tsx'
import { Link } from '#ui/foundation/Link'
import { PageCell } from '#ui/layout/Page'
import styles from './ProblemList.module.css'
import { useShownPage } from './useShownPage.ts'

/** All problems of the page in one list, which leads to the place of each (CMS-04). */
export function ProblemList() {
  const page = useShownPage()
  const problems = page ? listedProblems(page) : []
  if (problems.length === 0) return null
  return (
    <PreviewMessages>
      <PageCell id={PROBLEMS_ID} tabIndex={-1}>
        <section className={styles.problems} aria-labelledby={`${PROBLEMS_ID}-titlu`}>
          <h2 className={styles.title} id={`${PROBLEMS_ID}-titlu`}>
            <FormattedMessage id="preview.problems" />
          </h2>
          <ol className={styles.list}>
            {problems.map(({ place, widget, fault }) => (
              <li key={place + JSON.stringify(fault)}>
                <Link className={styles.jump} href={`#${place}`}>
                  {widget ? `${widget.type} · ${widget.id}` : <FormattedMessage id="preview.page" />}
                </Link>{' '}
                <FaultWords {...fault} />
              </li>
            ))}
          </ol>
        </section>
      </PageCell>
    </PreviewMessages>
  )
}
