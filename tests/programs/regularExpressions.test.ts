import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { typeset } from '../../domain/typeset.ts'
import type * as titlePatterns from '../../domain/calendar/languages/titlePatterns.ts'
import { anyPerson } from '../../domain/person/person.ts'
import { inLanguage } from '../../languages/inLanguage.ts'
import type { findCodePage } from '../../server/codecs/captions/codePages.ts'
import type { matchFolders } from '../../server/import/photos/rule.ts'
import type { readTag } from '../../server/platform/storage/s3Call.ts'
import { findGrowth } from '../support/project/patterns/growth.ts'
import { findPatterns, type Pattern, recordPatterns } from '../support/project/patterns/listPatterns.ts'
import { sources } from '../support/project/sources.ts'

/** Calls of the functions that build a regular expression each time they run. Others build theirs when their module is loaded. */
const builtWhileRunning: Record<string, (exported: never) => unknown> = {
  'domain/calendar/languages/titlePatterns.ts': ({ makeTitlePattern, ...exported }: typeof titlePatterns) =>
    Object.values(exported).map((each) => typeof each === 'object' && makeTitlePattern(each)),
  'domain/typeset.ts': (exported: { typeset: typeof typeset }) =>
    exported.typeset('', inLanguage('fr', anyPerson)),
  'server/codecs/captions/codePages.ts': (exported: { findCodePage: typeof findCodePage }) =>
    exported.findCodePage(Buffer.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2])),
  // the patterns of its callers are recorded with these
  'server/import/photos/rule.ts': (exported: { matchFolders: typeof matchFolders }) =>
    exported.matchFolders('library'),
  'server/platform/storage/s3Call.ts': (exported: { readTag: typeof readTag }) =>
    exported.readTag('', 'Code'),
}

/** Patterns whose cost grows faster than their text, by their source, and the reason why the text is always short. */
const onShortTexts: Record<string, string> = {
  [String.raw`\B(?=(\d{3})+$)`]: 'languages/en/grammar.ts: a number has at most 24 digits',
  [String.raw`\B(?=(\d{3})+(?!\d))`]: 'languages/makeGrammar.ts: a number has at most 24 digits',
}

const folders = ['contract', 'domain', 'languages', 'server', 'web']
const found = sources
  .filter(({ path }) => folders.some((folder) => path.startsWith(`${folder}/`)))
  .map((source) => ({ path: source.path, ...findPatterns(source) }))
const recorded: Pattern[] = []
for (const { path, builtAt } of found)
  if (builtAt.length > 0) recorded.push(...(await recordPatterns(path, builtWhileRunning[path])))
const patterns = [...found.flatMap(({ literals }) => literals), ...recorded]

describe('A regular expression costs no more for each character of a long text than of a short one', () => {
  test('wherever the code builds one, it is known to this test', () => {
    const places = new Set(recorded.map(({ place }) => place))
    const unknown = found.flatMap(({ builtAt }) => builtAt.filter((place) => !places.has(place)))
    assert.deepEqual(unknown, [], 'build it when the module is loaded, or add a call to `builtWhileRunning`')
  })

  for (const folder of folders)
    test(`in ${folder}/`, () => {
      const own = patterns.filter(({ place }) => place.startsWith(`${folder}/`))
      const different = new Map(own.map((pattern) => [`${pattern.source} ${pattern.flags}`, pattern]))
      const failures = [...different.values()]
        .filter(({ source }) => !(source in onShortTexts))
        .flatMap((pattern) => {
          const growth = findGrowth(pattern)
          return growth ? [describeGrowth(pattern, growth)] : []
        })
      assert.deepEqual(failures, [])
    })

  test('with an exception only for one that needs it', () => {
    for (const [source, reason] of Object.entries(onShortTexts)) {
      const pattern = patterns.find((each) => each.source === source)
      assert.ok(pattern && findGrowth(pattern), `${reason}: no longer needed`)
    }
  })
})

describe('The test finds', () => {
  const growing = [
    [/[.,;:!)]+$/, 'a class that is tried from each character'],
    [/\/recycle[dr]\/(?:.+\/)?d[a-z]\d+[./]/i, 'a search to the end from each folder'],
    [/\s*\n\s*/g, 'spaces before something that may be missing'],
    [/<a\s+href="[^"]*"\s*>.*?<\/a>/g, 'an end that is missing'],
    [/(?<=^(?:.{4})+)(?=.)/g, 'a search to the beginning from each character'],
    [/^(?:\p{ASCII}|\p{Script=Latin})+$/u, 'a letter that two alternatives match'],
    [/^(\w+\s?)*:$/, 'a repetition in a repetition'],
    [/^-+|-+$/g, 'a run that does not begin the text'],
    [/^\d{4}(?: *)(?:[T ]+(.*))?$/, 'an end on another line'],
    [/\bAndroid\b.*\bMobile\b/, 'a second word that is missing'],
    [/([\dA-F-]{36})[^/]*$/i, 'a long beginning before an end that is missing'],
    [/a(?:.*x)?/g, 'a search to the end from each match'],
  ] as const
  for (const [{ source, flags }, what] of growing)
    test(`${what}: ${source}`, () => assert.notEqual(findGrowth({ source, flags }), null))

  const linear = [
    [/(?<![.,;:!)])[.,;:!)]+$/, 'a class that is tried once for each run'],
    [/^[\p{ASCII}\p{Script=Latin}]+$/u, 'one class'],
    [/[a-z]{0,20}!/, 'a search of bounded length from each character'],
    [/^.*\/([^/]*)\.\w+$/, 'a way back from the end'],
  ] as const
  for (const [{ source, flags }, what] of linear)
    test(`nothing in ${what}: ${source}`, () => assert.equal(findGrowth({ source, flags }), null))
})

const describeGrowth = ({ place, source, flags }: Pattern, text: string) =>
  `${place} /${source}/${flags}: in 8 times the text, it goes back more than 16 times as often: ${text}`
