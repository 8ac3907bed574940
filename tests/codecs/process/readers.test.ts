import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sources } from '../../support/project/sources.ts'

/** Parts of the codecs that read no file of people: names of formats and songs, rules about text and names, fonts, processes, our own PDF. */
const withoutFiles =
  /^(?:codecs|programs\/(?:ffmpeg|ffmpegSongs|runChild)|(?:songs|videos)\/\w+Name|pages\/(?:fonts|limit\w+|linkCardSize)|captions\/(?:codePages|deviceNames|eastAsianPages)|process\/(?:decoder|serveTasks))\.ts$/

test('what people sent is read in decoding processes, except by three files that read captions and dates', () => {
  const readers = sources
    .filter(({ path }) => path.startsWith('server/') && !path.startsWith('server/codecs/'))
    .flatMap(({ path, imports }) =>
      imports
        .filter(({ to, typeOnly }) => !typeOnly && to.startsWith('server/codecs/'))
        .map(({ to }) => to.replace('server/codecs/', ''))
        .filter((to) => !withoutFiles.test(to))
        .map((to) => `${path} imports ${to}`),
    )
  assert.deepEqual(
    readers.toSorted(),
    [
      'server/import/photos/describePhoto.ts imports captions/caption.ts',
      'server/import/photos/describePhoto.ts imports captions/videoDates.ts',
      'server/import/photos/describePhoto.ts imports captions/xmp.ts',
      'server/import/photos/describePhoto.ts imports captions/xmpPeople.ts',
      'server/import/photos/takeout.ts imports captions/elements.ts',
      'server/outputs/archive/findArchiveFiles.ts imports captions/captionedJpeg.ts',
      'server/outputs/archive/findArchiveFiles.ts imports captions/takenAt.ts',
    ],
    'add a function to server/codecs/codecs.ts, which runs it in a decoding process',
  )
})
