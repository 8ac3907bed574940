import { reachableFrom, sources as all } from '../../tests/support/sources.ts'

/** Packages and parts of Node by which a test is recognised that needs more than its process and memory. */
const OUTSIDE =
  /^(node:(child_process|fs(\/promises)?|http2?|net|os|sqlite|worker_threads)|fastify|sharp|vite|@playwright\/.*)$/

/** Whether a file needs nothing but memory. Components and hooks of React need a page, which journeys open. */
export const isPure = (source) => {
  const reached = reachableFrom(source)
  return !isOutside(reached) && !reached.has('react')
}

/** The tests that import some of these files, however far away, each with those that it imports. */
export function testsOf(sources) {
  const tests = all.map(({ path }) => path).filter((file) => /^tests\/.+\/.+\.test\.ts$/.test(file))
  return tests
    .toSorted()
    .map((file) => ({ file, reached: reachableFrom(file) }))
    .filter(({ reached }) => !isOutside(reached))
    .map(({ file, reached }) => ({ file, sources: sources.filter((source) => reached.has(source)) }))
    .filter((test) => test.sources.length > 0)
}

const isOutside = (reached) => [...reached].some((name) => OUTSIDE.test(name))
