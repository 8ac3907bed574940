import { type Source, sourceAt } from './sources.ts'

/**
 * Computes a score for each test from the terms that it shares with the changed files. A term that few tests have counts more,
 * and a term of a test that has many terms counts less.
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

/** Returns the path and text of a file, and the texts for people that it imports. */
function textOf(file: string): string {
  const source = sourceAt.get(file)
  const texts = source?.imports.filter(({ to }) => to.startsWith('languages/en/')) ?? []
  return [file, source?.text, ...texts.map(({ to }) => sourceAt.get(to)?.text)].join(' ')
}

const termsOf = (text: string) => new Set(text.match(/[A-Za-z][a-z]{3,}/g)?.map((term) => term.toLowerCase()))
