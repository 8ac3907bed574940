import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseSync } from 'vite'
import { filesUnder, read } from './support/projectFiles.ts'
import { sources } from './support/sources.ts'

/**
 * Names that were given up, under what to call the thing instead; docs/glossary.md says what the chosen ones mean. A
 * name is given up as it stands; `-part-` is given up wherever it is a word of a longer name, such as openChores.
 */
const retired: Record<string, readonly string[]> = {
  context: ['-house-', '-houses-'],
  'feature, Resource, or what the space is': ['-room-', '-rooms-'],
  endpoint: ['-door-', '-doors-', 'knock', 'knocks'],
  job: ['-chore-', '-chores-'],
  'fields, text, message or label': ['-words-'],
  'settings or options': ['-wish-', '-wishes-'],
  'cached, saved or retained': [
    'kept',
    'Kept',
    'Keeper',
    'keeping',
    'keptFor',
    'KEPT_FOR',
    'MOST_KEPT',
    'forgetKept',
  ],
  responseCache: ['openAnswers'],
  fileSource: ['-shelf-', '-shelves-', '-shelved-'],
  errorPage: ['-sorry-'],
  'databaseErrors, rejection or reject': ['-refusals-', 'StartRefused'],
  'uploads or IncomingFile': ['arrivals', 'Arriving', 'arriving', 'additions', 'takeIn', 'takenIn'],
  duplicates: ['CopyNotice', 'copiesOf'],
  orphans: ['-unshown-'],
  'unattached or attach': ['-unheld-', '-untaken-', 'holding', 'heldBy', 'holdPhotos'],
  complete: ['isWhole', '-wholeness-'],
  'inQueue, index or rotation': ['inTurn', 'atTurn', 'turnOf', 'turns'],
  'message, toast or announce': ['-told-', 'said', 'saying', 'Saying', 'tell', 'telling', 'say'],
  PicturePreloader: ['Album', 'openAlbum'],
  SlidePlayer: ['-projector-'],
  MusicPlayer: ['-jukebox-'],
  PlayOrder: ['Round'],
  track: ['-tune-', '-tunes-', 'Song'],
  random: ['chance', '-chances-'],
  reducedMotion: ['-stillness-'],
  waitLimit: ['-patience-'],
  unsavedEdits: ['EditBook', 'editBook'],
  saveDraft: ['settleDraft'],
  showFieldError: ['blame', 'blamed'],
  clearFieldError: ['forgive', 'forgiven'],
  resumeSavedUploads: ['goOnFromEarlier'],
  'ApproveButtons or HistoryEntry: the noun of what is seen': ['Deciding', 'Clearing', 'Asides', 'Notices'],
  drag: ['carry', 'Carry', 'useCarry', 'carried', 'carrying'],
  sortable: ['-arrangeable-', 'arrange'],
  mediaInfo: ['-facts-'],
  'settings or person': ['him'],
  'scripts/support': ['workshop'],
  addPhotos: ['-hang-', 'hung', 'Hung'],
  testReporter: ['counter'],
  'postgresS3, or the name of the backend': ['pair', 'secondPair', 'PAIR'],
  'what it sets up': ['hall', 'gatherings', 'workbench', 'smallAlbum'],
  tcpProxy: ['openLine', 'throughLine'],
  logInAsAdministrator: ['enterAsAdministrator'],
  openHydrated: ['openAwake'],
  'takeScreenshot, or the verb of what it does': ['look'],
  'response: the API responds, the family answers': [
    'ErrorAnswer',
    'AnswerOf',
    'AnswerAt',
    'VisitorAnswers',
    'readVisitorAnswers',
    'fetchAnswer',
    'allAnswers',
    'WhenAnswered',
  ],
  'backup: a copy for visitors to keep is a static copy': [
    'copyName',
    'isCopyName',
    'rankCopies',
    'listCopies',
    'nextCopyAt',
    'takeDueCopy',
  ],
  'parse, probe or decode: reading is a GET, or what is stored': [
    'readXmp',
    'readIptc',
    'readMoov',
    'readCookie',
    'readConfig',
    'readRange',
    'readPhoto',
    'readVideo',
    'readAudio',
    'readArguments',
  ],
  'rendered by the server, or visible': [
    'DrawnPage',
    'useDrawnRows',
    'drawnRows',
    'drawnSections',
    'drawPages',
  ],
  'encodeJpeg or paint': ['drawJpeg', 'drawOnCanvas', 'drawPreview'],
  'readSeeds, documentSlide or initialView: first is what begins an order': [
    'firstSeeds',
    'firstSlide',
    'FirstSlide',
    'firstScreen',
    'takeFirstSlide',
  ],
  'inputs of an import': ['openSources', 'inspectSources'],
}

const partName = /^-(\w+)-$/
const replacements = Object.entries(retired).flatMap(([instead, names]) =>
  names.map((name) => ({ name, instead })),
)
const byName = new Map(replacements.map(({ name, instead }) => [name, instead]))
const byPart = new Map(
  replacements.flatMap(({ name, instead }) => {
    const part = partName.exec(name)?.[1]
    return part ? [[part, instead] as const] : []
  }),
)

/** The name to use instead, if one was given up: 'openChores' is 'open' and 'chores'. */
const replacementOf = (name: string) =>
  byName.get(name) ??
  name
    .split(/(?<=[\p{Ll}\d])(?=\p{Lu})|[^\p{L}\d]+/u)
    .map((part) => byPart.get(part.toLowerCase()))
    .find(Boolean)

const code = sources.filter(({ path }) => !path.startsWith('server/database/migrations/'))

test('no name that was given up comes back', () => {
  const found = code.flatMap(({ path, text }) =>
    [...identifiersOf(path, text)].flatMap((name) => {
      const instead = replacementOf(name)
      return instead ? [`${path}: ${name}; call it ${instead}`] : []
    }),
  )
  assert.equal(found.length, 0, `\n${found.join('\n')}`)
})

test('no file and no folder is called by such a name', () => {
  const names = new Set(code.flatMap(({ path }) => path.split('/').map((name) => name.replace(/\..*$/, ''))))
  const found = [...names].flatMap((name) => {
    const instead = replacementOf(name)
    return instead ? [`${name}; call it ${instead}`] : []
  })
  assert.equal(found.length, 0, `\n${found.join('\n')}`)
})

test('a name is known by itself and by its words', () => {
  assert.equal(replacementOf('openChores'), 'job')
  assert.equal(replacementOf('HOUSE_SECRET'), 'context')
  assert.equal(replacementOf('him'), 'settings or person')
  assert.equal(replacementOf('indoors'), undefined)
  assert.equal(replacementOf('wordsmith'), undefined)
})

test('a comment has a subject and a verb: none begins with a relative clause', () => {
  const styles = filesUnder('web/**/*.css').map((path) => ({ path, text: read(path) }))
  const found = [...sources, ...styles]
    .flatMap(({ path, text }) => commentsOf(path, text).map((comment) => ({ path, comment })))
    .filter(({ comment }) => /^(What|Who|Whoever|Of|That|Which)\b/i.test(comment))
    .map(({ path, comment }) => `${path}: ${comment.split('\n')[0]}`)
  assert.deepEqual(
    found,
    [],
    'say the thing first: not "What a page is drawn from", but "The data a page shows"',
  )
})

/** Lines that follow each other with `//` are one comment. */
function commentsOf(path: string, text: string): string[] {
  if (path.endsWith('.css'))
    return [...text.matchAll(/\/\*\s*([\s\S]*?)\*\//g)].map(([, comment = '']) => comment)
  const { comments } = parseSync(path, text)
  return comments
    .filter(({ type, start }, index) => {
      const before = comments[index - 1]
      return type === 'Block' || before?.type !== 'Line' || /\S|\n.*\n/.test(text.slice(before.end, start))
    })
    .map(({ value }) => value.replace(/^[\s*]+/, ''))
}

/** Every name a file gives or uses; texts, comments and regular expressions are none. */
function identifiersOf(path: string, text: string): Set<string> {
  const found = new Set<string>()
  const visit = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return
    if ('type' in node && 'name' in node && typeof node.name === 'string') found.add(node.name)
    for (const child of Object.values(node)) visit(child)
  }
  visit(parseSync(path, text).program)
  return found
}
