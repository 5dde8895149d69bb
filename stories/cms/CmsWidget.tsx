import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import type { Fault } from '#app/api/contract/faults.ts'
import { widgetComponents } from '#app/cms/widgets/registry.ts'
import { WidgetBoundary } from '#app/cms/widgets/WidgetBoundary.tsx'
import { WidgetInState, type WidgetState } from '#app/cms/widgets/WidgetInState.tsx'
import { type AssetAddresses, Assets } from '#app/content/Assets.ts'
import { winnersQuery } from '#app/content/winners.ts'
import { joinWinners } from '#app/domain/winners.ts'
import { PageLocationProvider } from '#app/navigation/pageLocation.tsx'
import { FaultWords } from '#app/platform/messages/FaultWords.tsx'
import { PreviewMessages } from '#app/platform/messages/PreviewMessages.tsx'
import { PageCell } from '#ui/layout/Page'
import { WidgetOutline } from '#ui/shell/WidgetOutline'
import { pictureUrl } from '../pictures.ts'
import styles from './cms.module.css'
import { judge, source, type Verdict } from './judge.ts'

/** Pictures of the fixtures instead of the Casino API. */
const pictures: AssetAddresses = {
  game: ({ code, kind }) => pictureUrl(`${code}.${kind}`) ?? '',
  asset: (id) => pictureUrl(id) ?? '',
}

export type CmsWidgetProps = {
  /** The widget as the CMS sends it. */
  json: unknown
  /** Whether the JSON is printed under the widget. @default true */
  showJson?: boolean
  /** Line of a field in the text that the JSON is from. @default there is no text */
  lineOf?: (field: string) => number | undefined
  /** State in which the widget is drawn. @default 'usual' */
  state?: WidgetState
  /** Called by the button of the failed state. */
  onRetry?: () => void
}

/** Wins as the service would report them; stories make no request. */
function clientWithWinners(): QueryClient {
  const client = new QueryClient()
  const now = Date.now()
  const wins = joinWinners(
    ['diamant-40', 'regina-nilului', 'lupul-argintiu', 'cascada-7'].map((gameCode, place) => ({
      gameCode,
      player: ['An***i', 'Mi***a', 'Ro***n', 'Io***a'][place] ?? '',
      win: [1284.5, 420, 96_210.75, 88][place] ?? 0,
      at: now - (place * 7 + 1) * 60_000,
      kind: place === 2 ? ('jackpot' as const) : ('win' as const),
    })),
    source.catalogue,
  )
  client.setQueryData(winnersQuery('recent').queryKey, wins)
  return client
}

/** One widget as the site draws it, outlined as in preview, with what is wrong with its JSON. */
export function CmsWidget({
  json,
  showJson = true,
  lineOf = () => undefined,
  state = 'usual',
  onRetry = () => undefined,
}: CmsWidgetProps) {
  const [client] = useState(clientWithWinners)
  const verdict = judge(json)
  const problem = verdict.faults.length > 0 ? `probleme: ${verdict.faults.length}` : undefined
  return (
    // On a page of its own: no link of it leads to where one is.
    <MemoryRouter initialEntries={['/atelier']}>
      <PageLocationProvider>
        <QueryClientProvider client={client}>
          <Assets value={pictures}>
            <PageCell>
              <WidgetOutline id={verdict.id} type={verdict.type} problem={problem}>
                <WidgetBoundary key={JSON.stringify(json)}>
                  <PreviewMessages>
                    <Drawn verdict={verdict} state={state} onRetry={onRetry} />
                  </PreviewMessages>
                </WidgetBoundary>
              </WidgetOutline>
            </PageCell>
          </Assets>
          {verdict.faults.length > 0 && <Problems faults={verdict.faults} lineOf={lineOf} />}
          {showJson && <pre className={styles.json}>{JSON.stringify(json, null, 2)}</pre>}
        </QueryClientProvider>
      </PageLocationProvider>
    </MemoryRouter>
  )
}

type DrawnProps = Required<Pick<CmsWidgetProps, 'state' | 'onRetry'>> & { verdict: Verdict }

function Drawn({ verdict: { slice }, ...rest }: DrawnProps) {
  if (!slice) return <p className={styles.nothing}>Pe site nu apare nimic în acest loc.</p>
  // The registry's type ties the two together; TypeScript cannot follow `slice.type` to both.
  const Component = widgetComponents[slice.type] as ComponentType<{ slice: typeof slice }>
  return (
    <WidgetInState {...rest} slice={slice}>
      <Component slice={slice} />
    </WidgetInState>
  )
}

type ProblemsProps = Required<Pick<CmsWidgetProps, 'lineOf'>> & { faults: readonly Fault[] }

function Problems({ faults, lineOf }: ProblemsProps) {
  return (
    <PreviewMessages>
      <ul className={styles.problems} aria-label="Probleme">
        {faults.map((fault) => {
          const line = fault.record ? undefined : lineOf(fault.field ?? '')
          return (
            <li key={JSON.stringify(fault)}>
              {line !== undefined && <strong className={styles.field}>Rândul {line}:</strong>}{' '}
              <FaultWords {...fault} />
            </li>
          )
        })}
      </ul>
    </PreviewMessages>
  )
}
