/** Number of providers that are offered as popular. */
const MAX_PROVIDERS = 8

/** The providers with most games, equal ones in the casino's own order; `countOf` tells their number of games. */
export const popularProviders = <Provider>(
  providers: readonly Provider[],
  countOf: (provider: Provider) => number,
): Provider[] =>
  providers
    .filter((provider) => countOf(provider) > 0)
    .toSorted((one, other) => countOf(other) - countOf(one))
    .slice(0, MAX_PROVIDERS)
