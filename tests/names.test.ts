import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseSync } from 'vite'
import { filesUnder, read } from './support/project/projectFiles.ts'
import { sources } from './support/project/sources.ts'

/** Metaphors that were given up, and what to call the thing instead; docs/glossary.md says what the chosen names mean. */
const retired: Record<string, readonly string[]> = {
  context: ['house', 'houses'],
  'feature, Resource, or what the space is': ['room', 'rooms'],
  endpoint: ['door', 'doors'],
  job: ['chore', 'chores'],
  'fields, text, message or label': ['words'],
  'settings or options': ['wish', 'wishes'],
  fileSource: ['shelf', 'shelves'],
  errorPage: ['sorry'],
  'databaseErrors, rejection or reject': ['refusals'],
  'message, toast or announce': ['told'],
  SlidePlayer: ['projector'],
  MusicPlayer: ['jukebox'],
  track: ['tune', 'tunes'],
  random: ['chances'],
  reducedMotion: ['stillness'],
  waitLimit: ['patience'],
  addPhotos: ['hang'],
}

/** Finds what to say instead, if a word of the name was given up: 'openChores' is 'open' and 'chores'. */
const replacementOf = (name: string) =>
  name
    .split(/(?<=[\p{Ll}\d])(?=\p{Lu})|[^\p{L}\d]+/u)
    .map((part) => Object.keys(retired).find((instead) => retired[instead]?.includes(part.toLowerCase())))
    .find(Boolean)

const code = sources.filter(({ path }) => !path.startsWith('server/platform/database/migrations/'))

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

test('a name is known by its words', () => {
  assert.equal(replacementOf('openChores'), 'job')
  assert.equal(replacementOf('HOUSE_SECRET'), 'context')
  assert.equal(replacementOf('indoors'), undefined)
  assert.equal(replacementOf('wordsmith'), undefined)
})

const styles = filesUnder('web/**/*.css').map((path) => ({ path, text: read(path) }))
const comments = [...sources, ...styles].flatMap(({ path, text }) =>
  commentsOf(path, text).map((comment) => ({ path, comment })),
)
const listComments = (pattern: RegExp) =>
  comments
    .filter(({ comment }) => pattern.test(comment))
    .map(({ path, comment }) => `${path}: ${comment.split('\n')[0]}`)

test('a comment has a subject and a verb: none begins with a relative clause', () => {
  assert.deepEqual(
    listComments(/^(What|Who|Whoever|Of|That|Which)\b/i),
    [],
    'say the thing first: not "What a page is drawn from", but "The data a page shows"',
  )
})

test('a comment is plain English: next to, again, this many', () => {
  assert.deepEqual(
    listComments(
      /\b(anew|whoever|whosoever|so many|so much as|so long as|beside|for ever|colours?|grey(?!-)|programme|licence)\b/i,
    ),
    [],
  )
})

/** Lists the comments of a file. Consecutive lines with `//` are one comment. */
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

/** Lists every name that a file gives or uses, without its texts, comments and regular expressions. */
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
