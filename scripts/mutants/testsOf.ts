import { reachableFrom, sourceAt, sources as all } from '../../tests/support/sources.ts'

/** Packages and parts of Node by which a test is recognised that needs more than its process and memory. */
const OUTSIDE =
  /^(node:(child_process|fs(\/promises)?|http2?|net|os|sqlite|worker_threads)|fastify|sharp|vite|@playwright\/.*)$/

/** A page's globals, in code of web/. */
const PAGE = /\b(window|document|navigator|caches)\.|\bnew (Image|Audio)\(|\b(fetch|matchMedia)\(/

/** Whether a file needs nothing but memory. What draws or calls the browser needs a page: journeys open one. */
export const isPure = (source: string) => {
  const reached = reachableFrom(source)
  const callsPage = source.startsWith('web/') && PAGE.test(sourceAt.get(source)?.text ?? '')
  return !isOutside(reached) && !reached.has('react') && !callsPage
}

/** The tests that import some of these files, however far away, each with those that it imports. */
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
