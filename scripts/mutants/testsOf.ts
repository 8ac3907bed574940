import { reachableFrom, sourceAt, sources as all } from '../../tests/support/sources.ts'

/** Packages and Node modules whose import shows that a test needs more than its process and memory. */
const OUTSIDE =
  /^(node:(child_process|fs(\/promises)?|http2?|net|os|sqlite|worker_threads)|fastify|sharp|vite|@playwright\/.*)$/

/** Globals of a page, in code of web/. */
const PAGE = /\b(window|document|navigator|caches)\.|\bnew (Image|Audio)\(|\b(fetch|matchMedia)\(/

/** Whether a file needs only memory. Code that draws or calls the browser needs a page, and journeys test it. */
export const isPure = (source: string) => {
  const reached = reachableFrom(source)
  const callsPage = source.startsWith('web/') && PAGE.test(sourceAt.get(source)?.text ?? '')
  return !isOutside(reached) && !reached.has('react') && !callsPage
}

/** Finds the tests that import any of these files, even indirectly, each with the files that it imports. */
export function testsOf(sources: readonly string[]) {
  const tests = all.map(({ path }) => path).filter((file) => /^tests\/.+\/.+\.test\.ts$/.test(file))
  return tests
    .toSorted()
    .map((file) => ({ file, reached: reachableFrom(file) }))
    .filter(({ reached }) => !isOutside(reached))
    .map(({ file, reached }) => ({ file, sources: sources.filter((source) => reached.has(source)) }))
    .filter((test) => test.sources.length > 0)
}

const isOutside = (reached: ReadonlySet<string>) => [...reached].some((name) => OUTSIDE.test(name))
