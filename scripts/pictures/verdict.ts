type Outcome = {
  isUpdate: boolean
  /** Number of pictures that were compared or taken. */
  compared: number
  /** How many of them differ from the kept ones, or are new. */
  different: number
  /** Exit code of the tests. */
  code: number
}

/** What a run of pictures found, and whether it passes: only if pictures were compared, and nothing else failed. */
export function verdictOf({ isUpdate, compared, different, code }: Outcome) {
  if (compared === 0)
    return {
      passed: false,
      words: `nothing was ${isUpdate ? 'taken' : 'compared'}. The output above says why; without a reason there, no story has such a name.`,
    }
  const failed = code === 0 ? '' : ' Tests failed: see above.'
  if (isUpdate) return { passed: code === 0, words: `${compared} taken.${failed}` }
  const found =
    different === 0 ? 'no difference' : `${different} differ: npm run pictures -- --review shows them`
  return { passed: code === 0 && different === 0, words: `${compared} compared, ${found}.${failed}` }
}
