/**
 * Writes as JSON which test files `npm run check` runs, and which it leaves out. Run it as
 * `node tests/support/project/chooseTests.ts [changed file …]`.
 * - `quick`: of the tests that need no server, codec, process, browser or build, those of the whole tree and those that reach a changed
 *   file over few imports;
 * - `chosen`: of the tests that open a server or run codecs in their own process, those that are nearest to the changed files;
 * - `journeys`: for a change of the pages, the changed journey or else the nearest;
 * - `others` and `processes`: tests that are left out; the nearest processes first.
 *
 * A test that imports a changed file is nearest, and then those that share the rarest terms with the changed files.
 */
import { existsSync } from 'node:fs'
import { executablePath } from '../../../scripts/support/tests/chromium.ts'
import { hopsTo, reachableFrom, type Source, sourceAt, sources } from './sources.ts'

type Group = 'quick' | 'inProcess' | 'build' | 'processes'

const world = 'tests/support/world/world.ts'
/** The servers that every world can use. */
const backends = 'tests/support/world/backends.ts'
/** The folders of tests that start programs, or use PostgreSQL and S3. */
const ofPrograms = /^tests\/(long|postgres-s3|programs)\//
/** The number of chosen test files, because a check after each step must not take as long as all tests. */
const MOST_CHOSEN = 10
/** A file that a test reaches over more imports than this is one of many that the test needs. */
const MOST_HOPS = 3

const changed = process.argv.slice(2)
const tests = sources.filter(({ path }) => path.endsWith('.test.ts'))
const journeys = sources.filter(({ path }) => /^tests\/journeys\/.*\.spec\.ts$/.test(path))
/** For each changed file, over how many imports each other file reaches it. */
const hops = changed.map((file) => hopsTo(file, [world, backends]))
const hopsFrom = ({ path }: Source) => Math.min(...hops.map((each) => each.get(path) ?? Infinity))
const isDirect = (test: Source) => hopsFrom(test) <= 1

const groups = Map.groupBy(tests, findGroup)
const inGroup = (...names: Group[]) => names.flatMap((name) => groups.get(name) ?? [])
/** Whether a changed file may run in every server, so that its test need not import it. */
const runsInServers = changed.some((file) => /^(server|contract|domain|languages)\//.test(file))
const nearest = orderByNearness(inGroup('inProcess', 'build', 'processes'))
const processes = nearest.filter((test) => inGroup('processes').includes(test))
const chosen = nearest
  // a build costs as much as several tests
  .filter((test) => isDirect(test) || (runsInServers && inGroup('inProcess').includes(test)))
  .filter((test) => !processes.includes(test))
  .slice(0, MOST_CHOSEN)
const quick = inGroup('quick').filter((test) => hopsFrom(test) <= MOST_HOPS || isOfTree(test))
process.stdout.write(
  JSON.stringify({
    quick: pathsOf(quick),
    chosen: pathsOf(chosen),
    needsBuild: chosen.some((test) => inGroup('build').includes(test)),
    journeys: chooseJourneys(),
    hasBrowser: existsSync(executablePath),
    others: pathsOf(
      [...inGroup('quick'), ...nearest].filter((test) => ![...quick, ...chosen, ...processes].includes(test)),
    ),
    processes: pathsOf(processes),
  }),
)

/** Chooses one journey, because each takes as much processor time as several test files. */
function chooseJourneys(): string[] {
  if (!changed.some((file) => file.startsWith('web/') || file.endsWith('.spec.ts'))) return []
  return pathsOf(orderByNearness(journeys)).slice(0, 1)
}

/** Orders tests: first those that are changed or import a changed file, then those that share the rarest terms with the changed files. */
function orderByNearness(group: readonly Source[]): Source[] {
  const scoreOf = scoreBySharedTerms(group)
  return group.toSorted(
    (one, other) => Number(isDirect(other)) - Number(isDirect(one)) || scoreOf(other) - scoreOf(one),
  )
}

/** A term that few tests have counts more, and a term of a test that has many terms counts less. */
function scoreBySharedTerms(group: readonly Source[]): (test: Source) => number {
  const termsOf = new Map(group.map((test) => [test, readTerms(test)]))
  const counts = new Map<string, number>()
  for (const term of [...termsOf.values()].flatMap((terms) => [...terms]))
    counts.set(term, (counts.get(term) ?? 0) + 1)
  const weigh = (terms: Iterable<string>) =>
    [...terms].reduce((sum, term) => sum + Math.log(group.length / (counts.get(term) ?? group.length)), 0)
  const changedTerms = new Set(
    changed.flatMap((file) => [...readTerms(sourceAt.get(file) ?? { path: file })]),
  )
  const scores = new Map(
    [...termsOf].map(([test, terms]) => [
      test,
      weigh([...terms].filter((term) => changedTerms.has(term))) / Math.sqrt(weigh(terms) || 1),
    ]),
  )
  return (test) => scores.get(test) ?? 0
}

function readTerms({ path, text = '' }: { path: string; text?: string }): Set<string> {
  return new Set(`${path} ${text}`.match(/[A-Za-z][a-z]{3,}/g)?.map((term) => term.toLowerCase()))
}

function findGroup(test: Source): Group {
  const reached = reachableFrom(test.path, [world, backends])
  const files = [...reached].flatMap((file) => sourceAt.get(file) ?? [])
  const ours = files.filter(({ path }) => /^(tests|scripts)\//.test(path))
  if (ofPrograms.test(test.path)) return 'processes'
  if (reached.has('tests/support/servers/builtProgram.ts')) return 'build'
  if (ours.some(({ text }) => /\bpages: true\b|['"`]dist\//.test(text))) return 'build'
  const runsCodecs = files.some(({ path }) => path.startsWith('server/codecs/'))
  return !reached.has(world) && !runsCodecs ? 'quick' : 'inProcess'
}

/** Whether a test is one of the whole tree: of its names, sentences, imports and sizes. */
function isOfTree({ path }: Source): boolean {
  return /^tests\/[\w-]+\.test\.ts$/.test(path)
}

function pathsOf(files: readonly Source[]): string[] {
  return files.map(({ path }) => path)
}
