import { knownNames } from './variables.ts'

/**
 * Returns a sentence for each unknown variable that is set. Reports every unknown name among `envFileNames`, because those names
 * are from the memorial's own file. Reports other unknown names only if they look like ours.
 */
export function describeUnknownVariables(
  env: NodeJS.ProcessEnv,
  envFileNames: readonly string[] = [],
): string[] {
  return Object.keys(env)
    .filter((name) => !knownNames.includes(name))
    .flatMap((name) => {
      if (name === 'NODE_EXTRA_CA_CERTS' && envFileNames.includes(name))
        return [`${name} does nothing in .env, which Node reads too late: set it in the shell.`]
      const intendedName = knownNames.find((each) => isMisspelled(name, each))
      if (intendedName === undefined && !ownPrefix.test(name) && !envFileNames.includes(name)) return []
      return `${name} is not known${intendedName ? `; perhaps ${intendedName} is meant` : ' and sets nothing'}.`
    })
}

/** The prefixes that only our own variables have. */
const ownPrefix = /^(ADMIN|BACKUP|S3|PUBLIC_URL|TRUST_PROXY|DATA_DIR|MIN_FREE|METRICS|HTTPS|ACME)(_|$)/

/**
 * Whether `name` is probably a misspelling of `known`: two letters changed places, or one letter is wrong, missing or extra (up to two
 * in a long name, none in a short one). Case and punctuation do not count.
 */
function isMisspelled(name: string, known: string): boolean {
  const [typed, correct] = [name, known].map((each) => each.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')) as [
    string,
    string,
  ]
  const most = correct.length > 10 ? 2 : correct.length > 4 ? 1 : 0
  // lengths are compared first, because counting the differences of all pairs takes 30 ms
  const areClose = Math.abs(typed.length - correct.length) <= most && countDifferences(typed, correct) <= most
  return areClose || areTwoExchanged(name.toUpperCase(), known)
}

/** Whether two texts differ only in two letters that changed places, next to each other or not. */
function areTwoExchanged(one: string, other: string): boolean {
  const positions = [...one].flatMap((letter, index) => (letter === other[index] ? [] : [index]))
  const [first = 0, second = 0] = positions
  return (
    one.length === other.length &&
    positions.length === 2 &&
    one[first] === other[second] &&
    one[second] === other[first]
  )
}

/** Counts the characters that differ, are missing or are extra (the Levenshtein distance). */
function countDifferences(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1]
    for (const [column, each] of [...other].entries())
      next.push(
        Math.min(
          (row[column] ?? 0) + (letter === each ? 0 : 1),
          (row[column + 1] ?? 0) + 1,
          (next[column] ?? 0) + 1,
        ),
      )
    row = next
  }
  return row.at(-1) ?? 0
}
