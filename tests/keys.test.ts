import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseSync } from 'vite'
import { sources } from './support/project/sources.ts'

const KEYS = 'server/platform/storage/keys.ts'

test('every storage key is made in one file', () => {
  const found = sources
    .filter(({ path }) => path.startsWith('server/') && path !== KEYS)
    .flatMap(({ path, text }) => keysIn(path, text).map((each) => `${path}: ${each}`))
  assert.deepEqual(found, [], `make it in ${KEYS}`)
})

test('the name of an original is said once; the codecs know no storage', () => {
  const found = sources
    .filter(({ path }) => path.startsWith('server/') && path !== KEYS && !path.startsWith('server/codecs/'))
    .filter(({ path, text }) => textsIn(path, text).includes('original'))
  assert.deepEqual(
    found.map(({ path }) => path),
    [],
    'import ORIGINAL_NAME',
  )
})

test('only songs, results of work and new uploads are in the folder of their id', () => {
  const found = sources
    .filter(({ path, text }) => path.startsWith('server/') && /\bfolder: (?:\w+\.)?id\b/.test(text))
    .map(({ path }) => path.replace('server/', ''))
  const expected = [
    'features/media/upload/storeUploads.ts',
    'features/music/copyTrack.ts',
    'features/music/files.ts',
    'features/work/runWork.ts',
    'features/work/workFeature.ts',
    'memorial/deleted/deletedItems.ts',
    'outputs/archive/listOriginals.ts',
    'outputs/film/sound.ts',
  ]
  assert.deepEqual(found.sort(), expected, 'a media item can have the file of another one: use its row')
})

test('a key is known in each of its forms', () => {
  const forms = [
    '`private/${id}/a`',
    "'public/'",
    '`files/private/${id}`',
    '`${folder}/original`',
    '/^private\\/x/',
  ]
  for (const form of forms) assert.equal(keysIn('a.ts', `f(${form})`).length, 1, form)
  for (const other of [
    "'public, max-age=1'",
    '`web/publication/${id}`',
    "'$1/originals/$2'",
    '`/uploads/private/${id}`',
    '// private/',
  ])
    assert.equal(keysIn('a.ts', `f(${other}\n)`).length, 0, other)
})

const keysIn = (path: string, text: string) =>
  textsIn(path, text).filter((each) =>
    /^\^?(?:files\/)?(?:private|public|installation|house|archives)\\?\/|\/original$/.test(each),
  )

/** Lists the texts of a file: those in quotation marks, templates and regular expressions, not those in imports and comments. */
function textsIn(path: string, text: string): string[] {
  const found: string[] = []
  const visit = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return
    const { type, value, regex, source } = node as Record<string, unknown>
    if (type === 'ImportDeclaration' || (source && type === 'ExportNamedDeclaration')) return
    if (type === 'Literal' && regex) found.push((regex as { pattern: string }).pattern)
    else if (type === 'Literal' && typeof value === 'string') found.push(value)
    else if (type === 'TemplateElement') found.push((value as { raw: string }).raw)
    for (const child of Object.values(node)) visit(child)
  }
  visit(parseSync(path, text).program)
  return found
}
