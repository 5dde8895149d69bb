import type { Provider } from '#app/api/contract/casino.ts'
import type { PathRedirect } from '#app/api/contract/cms.ts'
import { launchTemplates, templateProblem } from './launch/template.ts'
import { redirectProblems } from './redirects.ts'

const providerProblems = (providers: readonly Provider[]): string[] =>
  providers.flatMap((provider) =>
    [...new Set(launchTemplates(provider).map(({ url }) => url))].flatMap((template) => {
      const problem = templateProblem(template)
      return problem ? [`${provider.id}: no game starts from ${template.slice(0, 80)}: ${problem}`] : []
    }),
  )

/** Semantic problems of a list, one sentence each; the code that uses a bad entry rejects it. */
export function contentProblems(name: string, list: unknown): string[] {
  if (name === 'redirects') return redirectProblems(list as PathRedirect[])
  if (name === 'providers') return providerProblems(list as Provider[])
  return []
}
