import { type Source, sourceAt } from './sources.ts'

/**
 * Computes how much each test has to do with the changed files, from the terms that it shares with them. A term counts the more,
 * the fewer tests have it, and the less, the more terms its test has.
 */
export function scoreBySharedTerms(
  tests: readonly Source[],
  changed: readonly string[],
): Map<string, number> {
  const termsOfTests = new Map(tests.map((test) => [test.path, termsOf(`${test.path} ${test.text}`)]))
  const countOf = new Map<string, number>()
  for (const terms of termsOfTests.values())
    for (const term of terms) countOf.set(term, (countOf.get(term) ?? 0) + 1)
  const weigh = (term: string) => Math.log(tests.length / (countOf.get(term) ?? tests.length))
  const changedTerms = termsOf(changed.map(textOf).join(' '))
  const sum = (terms: Iterable<string>) => [...terms].reduce((total, term) => total + weigh(term), 0)
  const shared = (terms: Set<string>) => [...terms].filter((term) => changedTerms.has(term))
  return new Map(
    [...termsOfTests].map(([path, terms]) => [path, sum(shared(terms)) / Math.sqrt(sum(terms) || 1)]),
  )
}

/** Returns a file's path and text, with the sentences for people that it shows. */
function textOf(file: string): string {
  const source = sourceAt.get(file)
  const shown = source?.imports.filter(({ to }) => to.endsWith('texts.ts')) ?? []
  return [file, source?.text, ...shown.map(({ to }) => sourceAt.get(to)?.text)].join(' ')
}

const termsOf = (text: string) => new Set(text.match(/[A-Za-z][a-z]{3,}/g)?.map((term) => term.toLowerCase()))
