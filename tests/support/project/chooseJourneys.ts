import { pages } from '../../../contract/pages/page.ts'
import { scoreBySharedTerms } from './sharedTerms.ts'
import { reachableFrom, type Source, sourceAt, sources } from './sources.ts'

/** The number of journeys that run, because each takes as much processor time as several test files. */
const MOST_JOURNEYS = 1
const allJourneys = sources.filter(({ path }) => /^tests\/journeys\/.*\.spec\.ts$/.test(path))
/** Modules that every journey imports; the addresses in them say nothing about a journey. */
const inEveryJourney = ['pages/journey', 'pages/site', 'world/world', 'world/backends'].map(
  (name) => `tests/support/${name}.ts`,
)

/**
 * Chooses the changed journey, or else one that visits a page which contains a changed file: the one that shares the most words with
 * the changed files; this score is doubled if the journey has the name of such a page.
 */
export function chooseJourneys(changed: readonly string[]): string[] {
  const changedJourneys = allJourneys.map(({ path }) => path).filter((path) => changed.includes(path))
  const files = changed.filter((file) => file.startsWith('web/'))
  return [...new Set([...changedJourneys, ...chooseVisiting(files)])].slice(0, MOST_JOURNEYS)
}

function chooseVisiting(files: readonly string[]): string[] {
  if (files.length === 0) return []
  const opened = pages.filter(({ module }) => files.some((file) => reachableFrom(module).has(file)))
  // a file that no page imports, such as the service worker, belongs to all of them
  const visiting = allJourneys.filter(
    (journey) => opened.length === 0 || opened.some(({ path }) => visits(journey, path)),
  )
  const scores = scoreBySharedTerms(allJourneys, files)
  const names = opened.map(({ path }) => path.split('/').at(-1) || 'home')
  const scoreOf = ({ path }: Source) => {
    const isNamed = names.includes(/(\w[\w-]*)\.spec/.exec(path)?.[1] ?? '')
    return (scores.get(path) ?? 0) * (isNamed ? 2 : 1)
  }
  return visiting.toSorted((one, other) => scoreOf(other) - scoreOf(one)).map(({ path }) => path)
}

function visits(journey: Source, address: string): boolean {
  const text = [...reachableFrom(journey.path, inEveryJourney)]
    .filter((file) => file.startsWith('tests/') && !inEveryJourney.includes(file))
    .map((file) => sourceAt.get(file)?.text)
    .join('\n')
  if (address === '/admin' && text.includes('openDashboard(')) return true
  return new RegExp(`['"\`}]${address}(?![\\w/-])`).test(text)
}
