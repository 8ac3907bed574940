import { reachableFrom, sourceAt, sources as all } from '../../tests/support/project/sources.ts'

/**
 * Matches the packages and Node modules that need more than the test's own thread and memory, such as the disk or the network.
 */
const OUTSIDE =
  /^(node:(child_process|fs(\/promises)?|http2?|net|os|sqlite|worker_threads)|fastify|sharp|vite|@playwright\/.*)$/

/** Matches the use of global names of the browser in the code of the front end. */
const PAGE = /\b(window|document|navigator|caches)\.|\bnew (Image|Audio)\(|\b(fetch|matchMedia)\(/

/** Whether a file is pure code: it does not use the disk, the network, other processes or the browser, and renders nothing. */
export const isPure = (source: string) => {
  const reached = reachableFrom(source)
  const callsPage = source.startsWith('web/') && PAGE.test(sourceAt.get(source)?.text ?? '')
  return !isOutside(reached) && !reached.has('react') && !callsPage
}

/** Finds the tests of pure code that import any of the sources, directly or indirectly. */
export function findTestsOf(sources: readonly string[]): string[] {
  return all
    .map(({ path }) => path)
    .filter((file) => /^tests\/.+\/.+\.test\.ts$/.test(file))
    .filter((file) => {
      const reached = reachableFrom(file)
      return !isOutside(reached) && sources.some((source) => reached.has(source))
    })
    .toSorted()
}

const isOutside = (reached: ReadonlySet<string>) => [...reached].some((name) => OUTSIDE.test(name))
