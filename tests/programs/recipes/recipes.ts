import { type Language, languages } from '../../../domain/language.ts'

/** The text of a new file in a language, or pairs: the end of what is there, and what is added to it. */
export type Change =
  | ((text: string, language: string) => string)
  | readonly (readonly [anchor: string | RegExp, added: string])[]

interface Recipe {
  /** the command that begins the change, as Node gets it */
  command?: readonly string[]
  /** the change in each place that the recipe names; a place is a path, in which `*` stands for each language */
  places: Readonly<Record<string, Change>>
  /** the tests that are near, as `node --test` takes them */
  near: readonly string[]
}

/** Makes a file with one sentence, as each language has it. */
const makeSentences = (file: string, sentence: string) => (_: string, language: string) =>
  language === 'en'
    ? `import { sentences } from '../grammar.ts'\n\nexport const texts = sentences({ ${sentence} })\n`
    : `import type { texts as en } from '../../en/${file}'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({ ${sentence} })
`

/** The beginning of the sentences in a file of any language. They can be made for the person of the memorial. */
const sentencesBegin = /sentences(?:<typeof en>)?\(\s*(?:\(.*\) =>\s*\()?\{\s*/

/** Gives Italian, the new language, a row like that of another language. */
const copyRow =
  (other: Language): Change =>
  (text) =>
    text
      .replace(
        new RegExp(`^( +)${other}: [^]*?(?=^\\1\\w\\w: |^(?!\\1) *\\})`, 'gm'),
        (row) => row + row.replace(other, 'it'),
      )
      .replace(new RegExp(` ${other}: ([\\d_]+),`), '$& it: $1,')

const unseen = `'only the card has it'`

/** The changes that docs/architecture.md describes, by the bold words there, each as somebody makes it who follows the recipe. */
export const recipes: Readonly<Record<string, Recipe>> = {
  'A setting': {
    places: {
      'contract/memorial/settingsList.ts': [
        ['export const settingsList = {\n', "  showAge: { ...visitorsSwitch, section: 'working' },\n"],
      ],
      'languages/*/memorial/settings.ts': [[sentencesBegin, "showAge: { label: 'Say the age' },\n  "]],
      'web/site/home/HomePage.tsx': [
        [
          '<Dates {...settings.shownDates} />\n',
          "        {settings.showAge === 'on' && <p>{typeset(settings.birthDate)}</p>}\n",
        ],
      ],
    },
    near: ['tests/api/memorial/settings.test.ts'],
  },
  'A text of a memory': {
    places: {
      'contract/memorial/memoryText.ts': [
        [
          'export const memoryTextFields = {\n',
          "  place: { kind: 'line', maxLength: visitorLimits.name, writtenBy: 'visitor' },\n",
        ],
        [
          'export const memoryHidden = {\n',
          `  place: {
    details: ${unseen},
    book: ${unseen},
    wall: ${unseen},
    slideshow: ${unseen},
    feed: ${unseen},
    'memorial.json': ${unseen},
  },
`,
        ],
      ],
      'server/platform/database/migrate.ts': [
        [
          "rehearsals: { show_hash: 'text' } }),\n",
          "  // where it happened\n  '0099-places': addColumns(engine, { memories: { place: 'text' } }),\n",
        ],
      ],
      'languages/*/visitors/memoryLabels.ts': [[sentencesBegin, "place: 'Place', "]],
      'web/site/memories/MemoryCard.tsx': [
        ['ReactNode> = {\n', '    place: memory.place && <p>{typeset(memory.place)}</p>,\n'],
      ],
    },
    near: ['tests/features/memories/ownMemory.test.ts'],
  },
  'A public page': {
    places: {
      'contract/pages/page.ts': [
        [
          'const listed = [\n',
          `  {
    path: '/thanks',
    module: 'web/site/thanks/ThanksPage.tsx',
    reads: ['GET /api/settings'],
    isServerRendered: true,
  },
`,
        ],
      ],
      'languages/*/memorial/pages.ts': [
        [sentencesBegin, "'/thanks': { title: 'Thanks', menu: 'Thanks' },\n  "],
      ],
      'web/site/pages.ts': [
        [
          "'/': () => import('./home/HomePage.tsx'),\n",
          "  '/thanks': () => import('./thanks/ThanksPage.tsx'),\n",
        ],
      ],
      'web/site/thanks/ThanksPage.tsx': () => `import { useRead } from '../../api/useRead.ts'
import { typeset } from '../../ui/typeset.ts'
import { PageLinks } from '../PageLinks.tsx'
import { texts } from '../../../languages/en/visitors/thanks.ts'

export default function ThanksPage() {
  const { data: settings } = useRead('GET /api/settings')
  return (
    <>
      <h1>{settings && typeset(texts.heading(settings.name))}</h1>
      <PageLinks />
    </>
  )
}
`,
      'languages/*/visitors/thanks.ts': makeSentences(
        'visitors/thanks.ts',
        'heading: (name: string) => `Thanks from the family of ${name}`',
      ),
    },
    near: ['tests/web/site/pageReads.test.ts'],
  },
  'A sentence': {
    places: {
      'languages/*/visitors/gallery.ts': [[sentencesBegin, "order: 'In the order of his life',\n  "]],
      'web/site/gallery/GalleryPage.tsx': [['<div className="gallery">\n', '        <p>{texts.order}</p>\n']],
    },
    near: ['tests/languages/sentences.test.ts'],
  },
  'An endpoint': {
    places: {
      'contract/memorial/obituary.ts': [
        [
          /$/,
          `
export const readLengthEndpoint = endpoint('GET /api/obituary/length', {
  name: 'readLength',
  summary: 'The length of the obituary',
  who: 'helper',
  reads: ['obituary'],
  response: z.object({ letters: z.number() }),
})
`,
        ],
      ],
      'server/features/obituary/obituaryFeature.ts': [
        [
          'routes: {\n',
          `    'GET /api/obituary/length': async (context, { caller }) => ({
      letters: (await readObituary(context, caller)).content?.length ?? 0,
    }),
`,
        ],
      ],
      'tests/api/people/whoMayCall.ts': [
        ["'DELETE /api/obituary': 'administrator',\n", "  'GET /api/obituary/length': 'helper',\n"],
      ],
    },
    near: ['tests/api/people/whoMayCall.test.ts'],
  },
  'A job': {
    places: {
      'server/memorial/jobs/kinds.ts': [
        [
          'export const jobKinds = {\n',
          "  /** “all”: the letters of the obituary are counted */\n  'count-letters': 'usual',\n",
        ],
      ],
      'server/features/obituary/obituaryFeature.ts': [
        [
          'export const obituaryFeature = {\n',
          "  jobs: { 'count-letters': async ({ db }) => void (await db.selectFrom('obituary').select('content').execute()) },\n",
        ],
      ],
    },
    near: ['tests/server/data/jobs.test.ts'],
  },
  'A printed sheet': {
    places: {
      'contract/outputs/book.ts': [
        ['export const documents = {\n', '  bookmark: { hasCode: false, options: [] },\n'],
      ],
      'server/outputs/book/sheets.ts': [
        [
          '[K in SheetKind]: Sheet<K> } = {\n',
          `  bookmark: {
    size: () => ({ sheet: [50, 150, 6] }),
    plan: ({ shared: { dates } }) => ({ data: { dates } }),
  },
`,
        ],
      ],
      'server/outputs/book/templates/bookmark.typ': () => `// A bookmark with the name and the dates.
#import "sheet.typ": *
#show: sheet

#context nameAndDates(8mm, 4mm)
`,
      'docs/book.md': [
        [/(?=^- `order`: )/m, '- `bookmark`: his name and dates;\n'],
        ['--kind ', 'bookmark|'],
      ],
      'languages/*/dashboard/cards.ts': [
        [sentencesBegin, "bookmark: { title: 'Bookmark', purpose: 'With his name and dates.' },\n  "],
      ],
      'web/admin/day/cards.tsx': [
        [
          /export const cards: .* = \{\n/,
          `  bookmark: {
    group: 'paper',
    drawing: 'M14 8h36v46H14z',
    Body: makeDocument('bookmark'),
  },
`,
        ],
      ],
    },
    near: ['--test-name-pattern=each sheet', 'tests/book/sheets.test.ts'],
  },
  'A language': {
    command: ['scripts/languages.mjs', '--new', 'it'],
    places: {
      'domain/language.ts': [],
      // Italian has three forms, as English has
      'domain/person/person.ts': [],
      'languages/inLanguage.ts': [],
      'languages/it/grammar.ts': [['quotes: {', " open: '“', close: '”', innerOpen: '‘', innerClose: '’' "]],
      'domain/calendar/languages/dateLanguage.ts': copyRow('es'),
      'domain/calendar/languages/holidays.ts': copyRow('es'),
      'domain/calendar/languages/titlePatterns.ts': copyRow('es'),
      'domain/calendar/languages/translatePhrases.ts': copyRow('es'),
      'domain/calendar/languages/translateTimes.ts': copyRow('es'),
      'domain/calendar/languages/timeLanguage.ts': copyRow('es'),
      'domain/calendar/serviceTime.ts': copyRow('es'),
      'domain/calendar/writeDay.ts': copyRow('es'),
      'tests/budgets.ts': copyRow('es'),
      'tests/contract/serviceKind.test.ts': copyRow('es'),
      'tests/domain/calendar/proposeService.test.ts': copyRow('es'),
      'tests/domain/calendar/timesByLanguage.test.ts': copyRow('es'),
      'tests/languages/languages.test.ts': copyRow('en'),
      'tests/languages/sentences.test.ts': copyRow('en'),
      'tests/support/languages/findPronoun.ts': copyRow('es'),
      'tests/web/admin/begin/answers.test.ts': copyRow('es'),
    },
    near: ['--test-name-pattern=Italian', 'tests/languages/languages.test.ts'],
  },
}

/** Applies a change to the text of a file, which is empty if there is none. */
export const apply = (change: Change, text: string, language: string): string =>
  typeof change === 'function'
    ? change(text, language)
    : change.reduce((changed, [anchor, added]) => {
        const result = changed.replace(anchor, (found) => found + added)
        if (result === changed) throw new Error(`There is no such place: ${anchor}`)
        return result
      }, text)

/** Lists the files that a place stands for, with the language of each. */
export const listFiles = (place: string): { file: string; language: string }[] =>
  place.includes('*')
    ? languages.map((language) => ({ file: place.replace('*', language), language }))
    : [{ file: place, language: 'en' }]
