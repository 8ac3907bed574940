import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Media } from '../../contract/media.ts'
import type { ListedMemory } from '../../contract/memories.ts'
import type { Track } from '../../contract/music.ts'
import type { Settings } from '../../contract/settings.ts'
import { filesOfShow } from '../../web/show/offline/filesOfShow.ts'
import { visitorsView } from '../../web/show/offline/visitorsView.ts'

const photo = (id: string, width: number, height: number) =>
  ({ id, filePath: `/uploads/${id}/photo.jpg`, fileType: 'image', width, height }) as Media
const film = { id: 'film', filePath: '/uploads/film/video.mp4', fileType: 'video', fileSize: 5e6 } as Media
const song = { filePath: '/uploads/song/song.mp3', fileSize: 3e6 } as Track
const phone = { width: 390, height: 844, ratio: 3 }
const plain = { portraitPath: '/uploads/him/photo.jpg' } as Settings
const pathsOf = ({ files }: ReturnType<typeof filesOfShow>) => files.map(({ path }) => path)
const pathsWith = (settings: Settings, media: Media[] = []) =>
  pathsOf(filesOfShow(media, [song], phone, settings))

test('each photograph is stored once, as sharp as a projector is, whatever screen prepares it', () => {
  const show = filesOfShow(
    [photo('wide', 6000, 3375), photo('usual', 6000, 4000), photo('small', 700, 500)],
    [song],
    { width: 1024, height: 768, ratio: 1 },
    plain,
  )
  assert.deepEqual(pathsOf(show), [
    '/uploads/wide/2560.webp',
    '/uploads/usual/1600.webp',
    '/uploads/small/800.webp',
    '/uploads/song/song.mp3',
  ])
  assert.deepEqual(show.counts, { photographs: 3, films: 0, songs: 1 })
})

test('films and the portrait are stored where the family has chosen to show them', () => {
  assert.deepEqual(pathsWith(plain, [film]), ['/uploads/song/song.mp3'])
  assert.deepEqual(pathsWith({ ...plain, slideshowFilms: 'on' }, [film]), [film.filePath, song.filePath])
  const beginning = { ...plain, slideshowBeginning: 'on' as const }
  assert.deepEqual(pathsWith(beginning), ['/uploads/song/song.mp3', '/uploads/him/1600.webp'])
  assert.ok(pathsWith({ ...beginning, portraitPath: null }).includes('/pictures/portrait-default.svg'))
})

test('of a keeper’s answers what visitors see is stored, of memories only marked sentences and their writers', () => {
  const shared = { name: 'Ruth', email: 'ruth@example.org', content: 'All of it', approved: true }
  const memory = (id: string, more: Partial<ListedMemory>) => ({ id, ...shared, ...more }) as ListedMemory
  const stored = visitorsView({
    '/api/media': [photo('shown', 60, 40), { ...photo('hidden', 60, 40), published: false }],
    '/api/music': [{ ...song, originalName: 'hymn of example.org.mp3' }],
    '/api/settings': { ...plain, warnings: ['example.org does not answer'] },
    '/api/memories': [
      memory('marked', { slideshowSentence: 'He kept bees.' }),
      memory('unmarked', { slideshowSentence: null }),
      memory('held', { slideshowSentence: 'Not yet', approved: false }),
    ],
  })
  const media = stored['/api/media'].map(({ id }) => id)
  assert.deepEqual(media, ['shown'])
  assert.deepEqual(
    stored['/api/memories'].map(({ id, slideshowSentence, name }) => [id, slideshowSentence, name]),
    [['marked', 'He kept bees.', 'Ruth']],
  )
  assert.doesNotMatch(JSON.stringify(stored), /All of it|example\.org/)
})

/** The fields that answers to keepers alone have. */
const ofKeepers = {
  '/api/media':
    'originalName problem pages published hidden adjustment sameAs edits heldEdits deletable held'.split(' '),
  '/api/memories': ['heldBecause', 'mailOnAnswer', 'answerMailedAt'],
  '/api/music': ['originalName', 'tagTitle', 'problem'],
  '/api/settings': 'moderation keepDeleted canSendMail samples sampleFields warnings programme'.split(' '),
}
type Answers = Parameters<typeof visitorsView>[0]

for (const [address, names] of Object.entries(ofKeepers) as [keyof Answers, string[]][])
  test(`nothing that ${address} tells keepers alone is stored`, () => {
    const only = Object.fromEntries(names.map((name) => [name, 'of keepers']))
    const item = { ...photo('shown', 60, 40), approved: true, slideshowSentence: 'He kept bees.', ...only }
    const answers = {
      '/api/media': [item],
      '/api/memories': [item],
      '/api/music': [item],
      '/api/settings': item,
    }
    const [stored] = [visitorsView(answers as unknown as Answers)[address]].flat()
    assert.match(JSON.stringify(stored), /^(?!.*of keepers).*"id":"shown"/)
  })
